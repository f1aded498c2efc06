# frozen_string_literal: true

require 'yy_widgets/written_messages'

module YyWidgets
  # Over what Rails writes a field with.
  module DescribedFields
    def tag(type, options = nil, *others)
      kind = options && (options['type'] || options[:type]).to_s
      return super unless kind && (!WrittenMessages::WITHOUT.include?(kind) || shown_by_widget?(kind))

      described(options) { |all| super(type, all, *others) }
    end

    def content_tag(type, content = nil, options = nil, *others)
      return super unless %w[select textarea].include?(type.to_s) && options

      described(options) { |all| super(type, content, all, *others) }
    end

    def error_wrapping(html)
      WrittenMessages.of(@template_object) ? html : super
    end

    private

    # Stars and tags are drawn for a hidden field too; Rails writes others beside selects and boxes.
    def shown_by_widget?(kind)
      kind == 'hidden' && is_a?(ActionView::Helpers::Tags::TextField) && WrittenMessages.of(@template_object)&.held?
    end

    def described(options)
      messages = WrittenMessages.of(@template_object)
      id = "#{options['id'] || options['name'].to_s.gsub(/[^-\w]+/, '_').delete_suffix('_')}_message"
      message = messages&.message(object, @method_name, id)
      message ? messages.place(yield(marked(options, id)), [message]) : yield(options)
    end

    # Beside what the author says of the field.
    def marked(options, id)
      aria = (options['aria'] || {}).transform_keys { |key| key.to_s.dasherize }
      described = [options['aria-describedby'], aria['describedby'], id].flatten.compact.join(' ')
      invalid = options.fetch('aria-invalid') { aria.fetch('invalid', 'true') }
      options.merge('aria' => aria.except('describedby', 'invalid'), 'aria-invalid' => invalid.to_s, 'aria-describedby' => described)
    end
  end

  # What Rails makes the id of a field.
  class FieldId < ActionView::Helpers::Tags::Base
    def render
      @options.stringify_keys.tap { |options| add_default_name_and_id(options) }['id']
    end
  end
end

# frozen_string_literal: true

require 'yy_widgets/written_messages'

module YyWidgets
  # Prepended to Rails' classes for fields: in forms of `yy-form`, a field with errors gets its
  # message, `aria-invalid` and `aria-describedby`.
  module DescribedFields
    def tag(type, options = nil, *others)
      kind = options && (options['type'] || options[:type]).to_s
      return super unless kind && (!WrittenMessages::TYPES_WITHOUT_MESSAGE.include?(kind) || shown_by_widget?(kind))

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

    # `yy-star-rating` and `yy-tag-editor` also take a hidden field. Rails writes other hidden
    # fields beside selects and checkboxes, which have no message.
    def shown_by_widget?(kind)
      kind == 'hidden' && is_a?(ActionView::Helpers::Tags::TextField) && WrittenMessages.of(@template_object)&.held?
    end

    def described(options)
      messages = WrittenMessages.of(@template_object)
      id = "#{options['id'] || options['name'].to_s.gsub(/[^-\w]+/, '_').delete_suffix('_')}_message"
      message = messages&.message(object, @method_name, id)
      message ? messages.place(yield(marked(options, id)), [message]) : yield(options)
    end

    # Adds the ARIA attributes to those that the author has given.
    def marked(options, id)
      aria = (options['aria'] || {}).transform_keys { |key| key.to_s.dasherize }
      described = [options['aria-describedby'], aria['describedby'], id].flatten.compact.join(' ')
      invalid = options.fetch('aria-invalid') { aria.fetch('invalid', 'true') }
      options.merge('aria' => aria.except('describedby', 'invalid'), 'aria-invalid' => invalid.to_s, 'aria-describedby' => described)
    end
  end

  # Computes the id that Rails gives a field.
  class FieldId < ActionView::Helpers::Tags::Base
    def render
      @options.stringify_keys.tap { |options| add_default_name_and_id(options) }['id']
    end
  end
end

# frozen_string_literal: true

module YyWidgets
  # The server's messages beside the fields that a view writes, as `yy-form` takes them up: `data-yy-message` on the message,
  # `aria-invalid` and `aria-describedby` on the field. They stand in the place of Rails' `field_error_proc`, whose element
  # around the field would come between a widget and its field.
  class WrittenMessages
    VARIABLE = :@yy_written_messages
    # Where a message after the field would be part of the next label. ARIA knows of no invalid radio either.
    WITHOUT = %w[hidden checkbox radio submit button image reset].freeze

    class << self
      # Those of the fields that the view is writing; nil where Rails has its own way.
      def of(view)
        view.instance_variable_get(VARIABLE)
      end

      # While the block writes fields, in those that the view has already if there are some.
      def writing(view)
        former = of(view)
        yield view.instance_variable_set(VARIABLE, former || new(view))
      ensure
        view.instance_variable_set(VARIABLE, former)
      end

      # What is wrong with an attribute: of a foreign key also what is wrong with the record it belongs to.
      def errors(object, attribute)
        return [] unless object.respond_to?(:errors) && object.errors.respond_to?(:[])

        names(object, attribute).flat_map { |name| Array(object.errors[name]) }.uniq
      end

      def names(object, attribute)
        associations = object.class.respond_to?(:reflect_on_all_associations) ? object.class.reflect_on_all_associations(:belongs_to) : []
        [attribute.to_s, *associations.select { |each| each.foreign_key.to_s == attribute.to_s }.map { |each| each.name.to_s }]
      end
    end

    def initialize(view)
      @view = view
      @written = []
    end

    # While the block writes the field of a widget its message is held back: it comes after the widget's tag.
    # @return what the block has written, and the messages
    def hold
      former = @held
      @held = []
      [yield, @held]
    ensure
      @held = former
    end

    def held?
      !@held.nil?
    end

    # A field with its messages, unless they are held back.
    def place(html, messages)
      return @view.safe_join([html, *messages]) unless held?

      @held.concat(messages)
      html
    end

    # @return the message about an attribute; nil when nothing is wrong with it
    def message(object, attribute, id)
      object = model(object)
      errors = self.class.errors(object, attribute)
      return if errors.empty?

      @written.concat(self.class.names(object, attribute).map { |name| [object, name] })
      @view.tag.span(@view.safe_join(errors, ', '), id: id, data: { yy_message: '' })
    end

    # @return what is wrong with the record beside what stands at its fields; nil for nothing
    def rest(object)
      object = model(object)
      texts = unwritten(object).flat_map { |name| object.errors.full_messages_for(name) }.uniq
      return if texts.empty?

      @view.tag.div(@view.safe_join(texts.map { |text| @view.tag.p(text) }), role: 'alert', data: { yy_message: '' })
    end

    private

    # As Rails takes what stands for one.
    def model(object)
      object.respond_to?(:to_model) ? object.to_model : object
    end

    def unwritten(object)
      return [] unless object.respond_to?(:errors) && object.errors.respond_to?(:attribute_names)

      object.errors.attribute_names.reject { |name| written?(object, name.to_s) }
    end

    # The record of `address.street` has it as `street`.
    def written?(object, name)
      *path, own = name.split('.')
      @written.any? { |record, attribute| path.empty? ? record.equal?(object) && attribute == name : attribute == own }
    end
  end
end

# frozen_string_literal: true

module YyWidgets
  # Writes the server's error messages beside the fields of a view, in the markup that `yy-form`
  # expects: `data-yy-message` on the message, `aria-invalid` and `aria-describedby` on the field.
  # This replaces Rails' `field_error_proc`, which would put an element between a widget and its
  # field.
  class WrittenMessages
    VARIABLE = :@yy_written_messages
    # Types of inputs that get no message: after a checkbox or radio button it would read like a
    # part of the label. ARIA does not allow `aria-invalid` on a radio button either.
    TYPES_WITHOUT_MESSAGE = %w[hidden checkbox radio submit button image reset].freeze

    class << self
      # The messages of the form that the view is writing; nil where Rails writes errors in its own
      # way.
      def of(view)
        view.instance_variable_get(VARIABLE)
      end

      # Calls the block, which writes fields, with the view's messages. Nested calls share them.
      def writing(view)
        former = of(view)
        yield view.instance_variable_set(VARIABLE, former || new(view))
      ensure
        view.instance_variable_set(VARIABLE, former)
      end

      # The errors of an attribute; for a foreign key also those of the association.
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

    # Calls the block, which writes the field of a widget. The field's message is held back, because
    # it is written after the widget's tag.
    # @return the result of the block, and the messages
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

    # Returns the field with its messages after it, unless they are held back.
    def place(html, messages)
      return @view.safe_join([html, *messages]) unless held?

      @held.concat(messages)
      html
    end

    # @return the message of an attribute; nil without errors
    def message(object, attribute, id)
      object = model(object)
      errors = self.class.errors(object, attribute)
      return if errors.empty?

      @written.concat(self.class.names(object, attribute).map { |name| [object, name] })
      @view.tag.span(@view.safe_join(errors, ', '), id: id, data: { yy_message: '' })
    end

    # @return an alert with the record's errors that no field shows; nil without any
    def remaining(object)
      object = model(object)
      texts = unwritten(object).flat_map { |name| object.errors.full_messages_for(name) }.uniq
      return if texts.empty?

      @view.tag.div(@view.safe_join(texts.map { |text| @view.tag.p(text) }), role: 'alert', data: { yy_message: '' })
    end

    private

    # Converts an object that stands for a model, as Rails does.
    def model(object)
      object.respond_to?(:to_model) ? object.to_model : object
    end

    def unwritten(object)
      return [] unless object.respond_to?(:errors) && object.errors.respond_to?(:attribute_names)

      object.errors.attribute_names.reject { |name| written?(object, name.to_s) }
    end

    # The error `address.street` of a record is the error `street` of its address.
    def written?(object, name)
      *path, own = name.split('.')
      @written.any? { |record, attribute| path.empty? ? record.equal?(object) && attribute == name : attribute == own }
    end
  end
end

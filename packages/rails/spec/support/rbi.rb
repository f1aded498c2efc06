# frozen_string_literal: true

# Reads the declarations in RBI files by running them: they are Ruby, with methods that do nothing.
class Rbi
  # Types, as lists of the classes of their values.
  module T
    Boolean = [TrueClass, FalseClass].freeze # rubocop:disable Naming/ConstantName

    Array = ->(*) { [::Array] }
    Hash = ->(*) { [::Hash] }

    class << self
      def any(*types)
        types.flatten
      end

      def nilable(type)
        [type, NilClass].flatten
      end

      def untyped
        [BasicObject]
      end

      def proc
        Signature.new
      end

      def let(value, _type)
        value
      end

      def unsafe(value)
        value
      end
    end
  end

  # `sig { params(name: String).returns(Integer) }`
  class Signature
    # Parameter → classes
    attr_reader :types

    def self.of(&block)
      new.tap { |signature| signature.instance_eval(&block) }
    end

    def initialize
      @types = {}
    end

    def params(**types)
      @types = types.transform_values { |type| Array(type) }
      self
    end

    def returns(_type)
      self
    end

    def void
      self
    end
  end

  def initialize(files)
    @room = Module.new { const_set(:T, T) }
    blocks = noting_signatures { files.each { |file| @room.module_eval(file.read(encoding: 'UTF-8'), file.to_s) } }
    @signatures = blocks.to_h { |block| [block.source_location, Signature.of(&block)] }
  end

  # @param name `YyWidgets::TagHelper`
  def [](name)
    @room.const_get(name)
  end

  # @return {parameter => classes of its values}
  def types(name, method)
    file, line = self[name].instance_method(method).source_location
    @signatures.select { |(of, above), _| of == file && above < line }.max_by { |(_, above), _| above }.last.types
  end

  private

  def noting_signatures
    [].tap do |blocks|
      Module.define_method(:sig) { |&block| blocks << block }
      yield
    end
  ensure
    Module.remove_method(:sig)
  end
end

# frozen_string_literal: true

require 'yy_widgets/attribute'

module YyWidgets
  # All widgets of `schema.json`.
  class Schema
    attr_reader :widgets

    def self.read(file = SCHEMA_FILE)
      data = JSON.parse(file.read(encoding: 'UTF-8'))
      common = data.fetch('common')
      new(data.fetch('widgets').map { |widget| Widget.new(widget, common) })
    end

    def initialize(widgets)
      @widgets = widgets.freeze
      @by_name = widgets.to_h { |widget| [widget.name, widget] }.freeze
      @by_tag = widgets.to_h { |widget| [widget.tag, widget] }.freeze
    end

    # @param name `follow_button`, as symbol or string
    # @raise ArgumentError for an unknown widget, with a similar name
    def widget(name)
      @by_name.fetch(name.to_s) do
        raise Problem.error('YY-810', "no widget is called #{name}#{Problems.did_you_mean(name, names)}")
      end
    end

    def widget?(name)
      @by_name.key?(name.to_s)
    end

    def tagged(tag)
      @by_tag[tag]
    end

    def names
      @by_name.keys
    end

    def tags
      @by_tag.keys
    end

    # The widgets that have this argument.
    def taking(argument)
      widgets.select { |widget| widget.attribute(argument) }
    end
  end

  # One custom element with its attributes.
  class Widget
    attr_reader :tag, :name, :attributes, :deprecated

    # The kind of field that the widget contains: `text`, `textarea`, `number`, `password` or
    # `select`; nil for a widget that contains no field.
    attr_reader :control

    def initialize(data, common)
      @tag = data.fetch('tag')
      @name = data.fetch('name')
      @deprecated, @control = data.values_at('deprecated', 'control')
      @attributes = (data.fetch('attributes') + common).map { |attribute| Attribute.new(attribute) }.freeze
      @by_name = @attributes.to_h { |attribute| [attribute.name, attribute] }.freeze
      @by_html = @attributes.to_h { |attribute| [attribute.html, attribute] }.freeze
    end

    def helper
      "yy_#{name}"
    end

    # @param name of the helper's argument: `user_id`
    def attribute(name)
      @by_name[name.to_s]
    end

    # @param html name of the attribute on the tag: `data-user-id`
    def html_attribute(html)
      @by_html[html]
    end

    def arguments
      @by_name.keys
    end

    # The attributes with texts that visitors read.
    def texts
      attributes.select(&:text?)
    end
  end
end

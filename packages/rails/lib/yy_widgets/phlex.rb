# frozen_string_literal: true

module YyWidgets
  # The helpers as elements of a Phlex component, which has none of a view's:
  #
  #   class SellerCard < Phlex::HTML
  #     include YyWidgets::Phlex
  #
  #     def view_template
  #       yy_follow_button(user_id: @seller, …) { a(href: login_path) { 'seguir' } }
  #     end
  #   end
  #
  # They are those of the view that the component is rendered in. Without one, which takes phlex-rails, there are no routes and
  # there is nothing of a page's head.
  module Phlex
    YyWidgets.schema.widgets.each do |widget|
      # The tag is written around the block, and not of what it captures: a page may ask for a `fragment` in it alone.
      define_method(widget.helper) do |*positional, **arguments, &block|
        tag = (yy_view || yy_without_page).public_send(widget.helper, *positional, **arguments)
        closing = "</#{widget.tag}>"
        raw safe(tag.delete_suffix(closing))
        render(&block) if block
        raw safe(closing)
      end
    end

    if defined?(::Phlex::Rails)
      extend ::Phlex::Rails::HelperMacros

      register_builder_yielding_helper :yy_form_with
    end

    %i[yy_head_tags yy_texts_tag].each do |helper|
      define_method(helper) do |**options|
        tags = yy_page(helper).public_send(helper, **options)
        raw safe(tags) if tags
      end
    end

    def yy_asset_path(file)
      yy_page(:yy_asset_path).yy_asset_path(file)
    end

    # Writes tags, and knows neither routes nor a request.
    class WithoutPage < ActionView::Base
      def url_for(*)
        raise Problem.error('YY-814', 'there are no routes outside of a view: render the component in one, with phlex-rails, or give text')
      end
    end
    private_constant :WithoutPage

    private

    # nil without one.
    def yy_view
      view_context if respond_to?(:view_context)
    end

    def yy_without_page
      @yy_without_page ||= WithoutPage.empty
    end

    def yy_page(helper)
      yy_view || raise(Problem.error('YY-814', "#{helper} needs the view of a page: render the component in one, with phlex-rails"))
    end
  end
end

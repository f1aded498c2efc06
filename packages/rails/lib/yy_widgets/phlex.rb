# frozen_string_literal: true

module YyWidgets
  # The helpers as elements of a Phlex component:
  #
  #   class SellerCard < Phlex::HTML
  #     include YyWidgets::Phlex
  #
  #     def view_template
  #       yy_follow_button(user_id: @seller, …) { a(href: login_path) { 'seguir' } }
  #     end
  #   end
  #
  # They call the helpers of the view that renders the component. Without a view (it takes
  # phlex-rails), they have no routes, and the helpers for the head raise an error.
  module Phlex
    YyWidgets.schema.widgets.each do |widget|
      # The block is rendered between the opening and the closing tag, and not captured, because
      # Phlex may render only a `fragment` in it.
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

    # A view that writes tags, without routes and without a request.
    class WithoutPage < ActionView::Base
      def url_for(*)
        raise Problem.error('YY-814', 'there are no routes outside of a view: render the component in one, with phlex-rails, or give text')
      end
    end
    private_constant :WithoutPage

    private

    # @return nil without phlex-rails
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

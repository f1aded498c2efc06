# frozen_string_literal: true

# Drawings in place of photos: always the same for the same id, whose first word names the drawing.
class PhotosController < ApplicationController
  leave_session_cookie

  DRAWINGS = {
    "avatar" => "M50 22a17 17 0 1 1 0 34a17 17 0 1 1 0-34ZM14 104c0-26 14-40 36-40s36 14 36 40Z",
    "vestido" => "M40 16l4 10q6 6 12 0l4-10 8 3-5 23-7 8 16 34q-22 8-44 0l16-34-7-8-5-23Z",
    "bolsa" => "M22 44h56l6 40H16ZM34 44q0-26 16-26t16 26h-6q0-20-10-20t-10 20Z",
    "sapato" => "M14 40q10 8 22 2l12 16q10 8 30 10 10 2 10 12H14Z",
    "camisa" => "M36 20q14 10 28 0l24 14-9 18-11-5v36H32V47l-11 5-9-18Z",
    "casaco" => "M36 16l14 12 14-12 20 10 6 48-12 2-6-30v42H52V34l-2-2-2 2v54H28V46l-6 30-12-2 6-48Z",
    "saia" => "M34 22h32v8l18 50q-34 12-68 0l18-50Z",
    "calca" => "M32 16h36l8 72H57l-7-46-7 46H24Z"
  }.freeze
  OTHER = "M20 30h60v45H20Z"

  def show
    hue = params[:image].sum % 360
    width, height = params[:size].scan(/\d+/)
    expires_in 1.hour, public: true
    render body: drawing(DRAWINGS.fetch(params[:image][/\A[a-z]+/].to_s, OTHER), hue, width, height),
           content_type: "image/svg+xml"
  end

  private

  def drawing(path, hue, width, height)
    <<~SVG
      <svg xmlns="http://www.w3.org/2000/svg" width="#{width}" height="#{height}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">
      <rect x="-100" y="-100" width="300" height="300" fill="hsl(#{hue} 52% 87%)"/>
      <path d="#{path}" fill="hsl(#{(hue + 190) % 360} 42% 42%)" fill-rule="evenodd"/>
      </svg>
    SVG
  end
end

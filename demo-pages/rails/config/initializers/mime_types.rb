# frozen_string_literal: true

# As turbo-rails registers it.
Mime::Type.register "text/vnd.turbo-stream.html", :turbo_stream

# frozen_string_literal: true

pin "application"
pin "@hotwired/turbo", to: "turbo.es2017-esm.js"
pin "@hotwired/stimulus", to: "stimulus.min.js"
pin "@hotwired/stimulus-loading", to: "stimulus-loading.js"
pin "shop"
pin "forms"
pin_all_from File.join(__dir__, "javascript/controllers"), under: "controllers", to: "controllers"

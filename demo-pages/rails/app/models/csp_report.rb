# frozen_string_literal: true

# A violation of the policy, as a browser has reported it.
class CspReport < ApplicationRecord
end

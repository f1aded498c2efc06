# frozen_string_literal: true

# Something that a browser refused by the policy.
class CspReport < ApplicationRecord
end

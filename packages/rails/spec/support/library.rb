# frozen_string_literal: true

# Libraries that are not installed for every version of Rails.
module Library
  # Whether a library is installed. If not, prints a line that its specs are not run.
  # @param versions such as `>= 1.2`
  def self.installed?(name, *versions)
    Gem::Specification.find_all_by_name(name, *versions).any?.tap do |found|
      warn "#{[name, *versions].join(' ')} is not installed: its specs are not run" unless found
    end
  end
end

# frozen_string_literal: true

# Libraries that are not installed for every version of Rails.
module Library
  # Whether a library is installed. If not, prints a line that its specs are not run.
  def self.installed?(name)
    Gem::Specification.find_all_by_name(name).any?.tap { |found| warn "#{name} is not installed: its specs are not run" unless found }
  end
end

# frozen_string_literal: true

# What not every Rails has beside it.
module Library
  # Specs of a library that is not installed say so in a line.
  def self.installed?(name)
    Gem::Specification.find_all_by_name(name).any?.tap { |found| warn "#{name} is not installed: its specs are not run" unless found }
  end
end

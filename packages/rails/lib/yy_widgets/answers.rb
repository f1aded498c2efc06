# frozen_string_literal: true

require 'yy_widgets/shape'

module YyWidgets
  # Checks whether widgets can use a server's answers, by the rules in `answers.json`. Only tests
  # load this class.
  class Answers
    FILE = ROOT.join('answers.json')

    def self.all
      @all ||= new(JSON.parse(FILE.read(encoding: 'UTF-8')))
    end

    def initialize(data)
      @shapes = Shape::Rules.new(data.fetch('expectations'), data.fetch('decimal'))
      @endpoints = data.fetch('endpoints').to_h { |endpoint| [endpoint.fetch('id'), endpoint] }
      @everywhere = data.fetch('everywhere')
    end

    # Says in one sentence why widgets cannot use an answer, and what they need.
    # @param id the endpoint: `:follow_states`, `"follow-states"`
    # @param answer a `ServerAnswer`
    # @param status the status of the answer that the test expects; nil for any success. 401 is
    #   possible for each endpoint
    # @return nil when widgets can use the answer
    # @raise ArgumentError for an unknown endpoint, or a status that it never answers
    def problem(id, answer, status = nil)
      endpoint = endpoint(id)
      meant = meant_answers(endpoint, status)
      found = meant.find { |each| matches?(each, answer.status) } if status.nil? || status == answer.status
      problem = found ? problem_with(answer, found) : wrong_status(answer, endpoint, status || statuses(meant))
      problem && "#{endpoint['call']}: #{problem} (#{endpoint['widgets'].join(', ')})"
    end

    private

    def endpoint(id)
      name = id.to_s.tr('_', '-')
      @endpoints.fetch(name) do
        raise Problem.error('YY-815', "no widget asks for an endpoint #{id}#{Problems.did_you_mean(name, @endpoints.keys)}; " \
                                      "there are #{@endpoints.keys.join(', ')}")
      end
    end

    # The answers that a test may expect: the successes, unless it names a status.
    def meant_answers(endpoint, status)
      possible = possible_answers(endpoint)
      return possible.select { |each| success?(each) } if status.nil?

      named = possible.select { |each| matches?(each, status) }
      return named if named.any?

      raise Problem.error('YY-815', "#{endpoint['id']} is never answered #{status}; there are #{statuses(possible)}")
    end

    def possible_answers(endpoint)
      endpoint['answers'] + @everywhere
    end

    def matches?(answer, status)
      [status.to_s, "#{status / 100}XX"].include?(answer['status'])
    end

    def success?(answer)
      answer['status'].start_with?('2', '3')
    end

    def statuses(answers)
      answers.map { |each| each['status'] }.join(' or ')
    end

    def wrong_status(answer, endpoint, needed)
      status = answer.status
      if answer.redirect?
        target = " to #{answer.location}" if answer.location
        return "the status is #{status}, a redirect#{target}, needed is #{needed}, or 401 where nobody is signed in"
      end

      found = possible_answers(endpoint).find { |each| matches?(each, status) }
      hint = "; a test that means #{status} has to name it" if found && !success?(found)
      "the status is #{status}, needed is #{needed}#{hint}"
    end

    def problem_with(answer, spec)
      return 'the redirect has no Location, needed is the address of the next page' if answer.redirect? && !answer.location

      type_problem(answer, spec['mediaTypes']) || (json_problem(answer, spec['shape']) if spec['shape'])
    end

    def type_problem(answer, types)
      type = answer.media_type
      "the answer is #{type.empty? ? 'of no type' : type}, needed is #{types.join(' or ')}" if types&.exclude?(type)
    end

    def json_problem(answer, shape)
      return 'the answer is empty, needed is JSON' if answer.body.strip.empty?

      @shapes.problem(shape, JSON.parse(answer.body, max_nesting: false))
    rescue JSON::ParserError
      other = answer.media_type.match?(%r{\A(?!.*[/+]json\z).}) && answer.media_type
      other ? "the answer is #{other}, needed is JSON" : 'the answer is not JSON'
    end
  end
end

# frozen_string_literal: true

# Lets requests that write at the same time wait for each other, as Rails 7.1 and later do by themselves.
module PatientWriters
  # Longest wait for another writer, in steps of 2 ms: 10 s.
  STEPS = 5_000

  # Beginning as a reader, as Rails 6.1 does, two that turn into writers could not wait for each other: SQLite fails one.
  def begin_db_transaction
    log("begin immediate transaction", "TRANSACTION") { @connection.transaction(:immediate) }
  end

  private

  # SQLite's own wait keeps Ruby's other threads from running, so that the writer waited for would never end.
  def configure_connection
    super
    @connection.busy_handler do |waited|
      sleep 0.002
      waited < STEPS
    end
  end
end

ActiveSupport.on_load(:active_record_sqlite3adapter) { prepend PatientWriters }

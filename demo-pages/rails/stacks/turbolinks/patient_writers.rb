# frozen_string_literal: true

# Makes concurrent writers of SQLite wait for each other, as Rails 7.1 and later do by themselves.
module PatientWriters
  # The longest wait for another writer is 10 s, in steps of 2 ms.
  MAX_STEPS = 5_000

  # In Rails 6.1 a transaction begins as a reader. Of two readers that become writers SQLite fails
  # one, because they cannot wait for each other.
  def begin_db_transaction
    log("begin immediate transaction", "TRANSACTION") { @connection.transaction(:immediate) }
  end

  private

  # SQLite's own wait blocks Ruby's other threads, so the other writer would never finish.
  def configure_connection
    super
    @connection.busy_handler do |waited|
      sleep 0.002
      waited < MAX_STEPS
    end
  end
end

ActiveSupport.on_load(:active_record_sqlite3adapter) { prepend PatientWriters }

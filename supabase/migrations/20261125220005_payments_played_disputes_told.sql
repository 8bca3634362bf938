-- Why: what the demo bank takes for a dispute, and gives back, stands in its report like everything it moves; else it would pay out money that it has taken.
alter table private.demo_bank_entries drop constraint demo_bank_entries_kind_check;
alter table private.demo_bank_entries add constraint demo_bank_entries_kind_check check (kind in ('charge', 'refund', 'dispute', 'payout'));

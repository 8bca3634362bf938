-- Who invited somebody into a shop did so at work: the invitation is not about them.
create or replace function private.names_deed(p_table name, p_column name)
 returns boolean
 language sql
 immutable
 set search_path to ''
as $function$
  select p_column in ('added_by', 'appeal_decided_by', 'approved_by', 'asked_by', 'decided_by', 'denied_by', 'invited_by', 'issued_by', 'made_by', 'paused_by',
      'placed_by', 'proposed_by', 'resolved_by', 'saved_by', 'second_by', 'staff_id', 'taken_by', 'undone_by', 'write_off_by', 'written_by')
    or (p_table, p_column) in (('contact_answers', 'author_id'), ('staff_notes', 'author_id'), ('refund_approvals', 'person_id'),
      ('automation_rules', 'author_id'), ('automation_versions', 'author_id'), ('automation_notes', 'done_by'), ('order_notes', 'author_id'))
$function$;

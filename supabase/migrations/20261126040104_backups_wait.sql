-- Why: a backup that failed, or that did not come back whole, is in a list nobody opens on a day like any other. It waits in the inbox until a later one
-- was made.
create view private.waiting_backup as
  select b.id, b.asked_at as since from public.backups b
   where (b.state = 'failed' or b.proof = 'failed') and not exists (select from public.backups n where n.asked_at > b.asked_at);
revoke all on private.waiting_backup from service_role;

create function private.facts_of_backup(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('asked_at', b.asked_at, 'failure', b.failure || b.proof_failure, 'proved_at', (
      select max(p.proof_at) from public.backups p where p.proof = 'proved'))
    from public.backups b where b.id = private.as_uuid(p_key)
$$;
revoke execute on function private.facts_of_backup(text) from public;
insert into public.work_kinds (kind, permission, hours) values ('backup', 'backups.read', 24);

-- Why: who looked through whose eyes, and at which pages, is kept to be answered for, not for ever. The record of acts keeps that it happened.

insert into public.shop_settings (key, value, default_value, description, is_public, least, most) values
  ('staff.impersonation_days', '365', '365',
   'Days after which it is forgotten what staff saw through somebody''s eyes; that they looked stays in the record of acts.',
   false, 30, 3650);

create index impersonations_over on private.impersonations (ended_at) where ended_at is not null;

create function private.forget_impersonations() returns integer language plpgsql security definer set search_path = '' as $$
declare
  days constant integer := (private.setting('staff.impersonation_days') #>> '{}')::integer;
  forgotten integer;
begin
  -- What was read goes with it.
  delete from private.impersonations i where i.ended_at < private.now() - days * interval '1 day';
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;
comment on function private.forget_impersonations() is
  'Forgets looks through somebody''s eyes that ended longer ago than the setting says, with the pages that were seen; answers how many. Job '
  '`forget-impersonations`.';
revoke execute on function private.forget_impersonations() from public;

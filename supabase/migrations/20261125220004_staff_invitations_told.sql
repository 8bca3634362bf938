-- Why: whoever is invited, or given a role, heard of it from whoever did it, or not at all. Now each is told by letter: as what, what that means,
-- until when, and that the door asks for a second factor. An invitation stands for its address alone: what is accepted is the confirmation of it.

create function private.tell_invited() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.outbox (topic, key, payload)
    values ('staff.invited', new.email || ':' || new.role || ':' || pg_current_xact_id(), jsonb_build_object('email', new.email, 'role', new.role))
    on conflict do nothing;
  return null;
end
$$;
create function private.tell_granted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- What a migration or a seed gives is nobody's decision.
  if new.granted_by is null and coalesce(current_setting('app.actor', true), '') <> 'terminal' then return null; end if;
  insert into private.outbox (topic, key, payload)
    values ('staff.granted', new.person_id || ':' || new.role || ':' || pg_current_xact_id(), jsonb_build_object('person_id', new.person_id, 'role', new.role))
    on conflict do nothing;
  return null;
end
$$;
revoke execute on function private.tell_invited(), private.tell_granted() from public;
create trigger staff_invitations_told after insert or update of invited_at on private.staff_invitations for each row execute function private.tell_invited();
create trigger staff_members_told after insert on public.staff_members for each row execute function private.tell_granted();

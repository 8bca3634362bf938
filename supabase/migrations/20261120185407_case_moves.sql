-- One function opens a case, one moves it, one says something in it; a trigger refuses every other way. Money that goes back is reckoned from what was paid for the pieces,
-- counted against what is left, and carried out by the job that carries out every refund.

insert into public.state_transitions (machine, from_state, to_state, actor_roles, requires_reason) values
  ('case_cancellation', 'requested', 'refunded', '{seller,operator}', false),
  ('case_cancellation', 'requested', 'declined', '{seller,operator}', true),
  ('case_cancellation', 'requested', 'canceled', '{buyer}', false),
  ('case_cancellation', 'requested', 'escalated', '{system}', false),
  ('case_cancellation', 'requested', 'expired', '{system}', false),
  ('case_cancellation', 'declined', 'escalated', '{buyer}', true),
  ('case_cancellation', 'declined', 'denied', '{system}', false),
  ('case_cancellation', 'escalated', 'refunded', '{operator}', true),
  ('case_cancellation', 'escalated', 'denied', '{operator}', true),
  ('case_cancellation', 'escalated', 'canceled', '{buyer}', false),
  ('case_cancellation', 'escalated', 'expired', '{system}', false),
  ('case_return', 'requested', 'approved', '{seller,system,operator}', false),
  ('case_return', 'requested', 'declined', '{seller,operator}', true),
  ('case_return', 'requested', 'canceled', '{buyer}', false),
  ('case_return', 'approved', 'in_transit', '{buyer}', false),
  ('case_return', 'approved', 'received', '{seller}', false),
  ('case_return', 'approved', 'canceled', '{buyer}', false),
  ('case_return', 'approved', 'expired', '{system}', false),
  ('case_claim', 'requested', 'approved', '{seller,operator}', false),
  ('case_claim', 'requested', 'declined', '{seller,operator}', true),
  ('case_claim', 'requested', 'canceled', '{buyer}', false),
  ('case_claim', 'requested', 'escalated', '{system}', false),
  ('case_claim', 'approved', 'in_transit', '{buyer}', false),
  ('case_claim', 'approved', 'received', '{seller}', false),
  ('case_claim', 'approved', 'refunded', '{seller,system,operator}', false),
  ('case_claim', 'approved', 'resolved', '{seller}', false),
  ('case_claim', 'approved', 'canceled', '{buyer}', false),
  ('case_claim', 'approved', 'expired', '{system}', false),
  ('case_claim', 'approved', 'escalated', '{system}', false),
  ('case_withdrawal', 'declared', 'in_transit', '{buyer}', false),
  ('case_withdrawal', 'declared', 'received', '{seller}', false),
  ('case_withdrawal', 'declared', 'refunded', '{seller,system,operator}', false),
  ('case_withdrawal', 'declared', 'canceled', '{buyer}', false),
  ('case_withdrawal', 'declared', 'escalated', '{system}', false),
  ('case_withdrawal', 'in_transit', 'refunded', '{system,operator}', false);
-- From the parcel on, the three that send something back go the same way.
insert into public.state_transitions (machine, from_state, to_state, actor_roles, requires_reason)
select m.machine, t.from_state, t.to_state, t.actor_roles::text[], t.requires_reason
  from unnest(array['case_return', 'case_claim', 'case_withdrawal']) m (machine),
       (values ('in_transit', 'received', '{seller,operator}', false), ('in_transit', 'escalated', '{system}', false), ('received', 'refunded', '{seller,system,operator}', false),
               ('received', 'resolved', '{seller}', false), ('received', 'declined', '{seller}', true), ('received', 'escalated', '{system}', false),
               ('declined', 'escalated', '{buyer}', true), ('declined', 'denied', '{system}', false), ('escalated', 'approved', '{operator}', true),
               ('escalated', 'refunded', '{operator}', true), ('escalated', 'denied', '{operator}', true), ('escalated', 'canceled', '{buyer}', false)
       ) t (from_state, to_state, actor_roles, requires_reason)
 where not (m.machine = 'case_withdrawal' and t.to_state in ('resolved', 'approved'));
-- A statutory withdrawal before anything was sent ends the order, whatever the maker has begun.
update public.state_transitions set actor_roles = '{seller,operator,system}' where machine = 'order' and from_state in ('accepted', 'in_production') and to_state = 'canceled';

create trigger order_cases_guard_status before update of status on public.order_cases for each row
  when (old.status is distinct from new.status) execute function private.guard_status();

/* What was declared and asked for stays as it was. */
create function private.guard_case() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (old.number, old.order_id, old.kind, old.wish, old.reason, old.words, old.declaration, old.created_at)
     is distinct from (new.number, new.order_id, new.kind, new.wish, new.reason, new.words, new.declaration, new.created_at) then
    raise exception 'What a case was opened with does not change.' using errcode = 'HT002';
  end if;
  return new;
end
$$;
create trigger order_cases_guard before update on public.order_cases for each row execute function private.guard_case();

/* Pictures of something said: files that lie in the folder of the order and belong to nothing yet. */
create function private.keep_case_pictures(of_case public.order_cases, of_event bigint, paths text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if cardinality(paths) > 10 then perform private.refuse_case('too_many_pictures'); end if;
  if exists (select from unnest(paths) p (path) where p.path not like of_case.order_id || '/%'
               or not exists (select from storage.objects s where s.bucket_id = 'case-pictures' and s.name = p.path)
               or exists (select from public.order_case_pictures k where k.path = p.path)) then
    perform private.refuse_case('picture_unknown');
  end if;
  insert into public.order_case_pictures (case_id, event_id, path) select of_case.id, of_event, p.path from unnest(paths) p (path);
end
$$;

/* When silence decides about a case in a state; null when nothing happens by itself. */
create function private.case_due(of_kind text, state text, declared timestamptz) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select case
    when state = 'requested' then private.now() + (private.setting('cases.answer_hours') #>> '{}')::integer * interval '1 hour'
    when state in ('approved', 'declared') then private.now() + (private.setting('cases.ship_days') #>> '{}')::integer * interval '1 day'
    when state = 'in_transit' and of_kind = 'withdrawal'
      then greatest(private.now(), declared + (private.setting('cases.withdrawal_refund_days') #>> '{}')::integer * interval '1 day')
    when state = 'in_transit' then private.now() + (private.setting('cases.arrive_days') #>> '{}')::integer * interval '1 day'
    when state = 'received' then private.now() + (private.setting('cases.inspect_days') #>> '{}')::integer * interval '1 day'
    when state = 'declined' then private.now() + (private.setting('cases.appeal_days') #>> '{}')::integer * interval '1 day' end
$$;

/* Asks for the money of a case: never more than was captured for its order and not given back or promised yet. Returns how much was asked for. */
create function private.request_case_refund(c public.order_cases) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  share record;
  open bigint := c.refund_minor;
  part bigint;
begin
  for share in
    select s.payment_id, p.currency, s.captured_minor - s.refunded_minor - coalesce((select sum(r.amount_minor) from public.refunds r
             where r.order_id = c.order_id and r.payment_id = s.payment_id and r.status in ('requested', 'processing', 'manual_required')), 0) as left_over
      from public.payment_splits s join public.payments p on p.id = s.payment_id
     where s.order_id = c.order_id and s.captured_minor > s.refunded_minor order by s.payment_id for update of s
  loop
    part := least(open, share.left_over);
    continue when part <= 0;
    insert into public.refunds (payment_id, order_id, amount_minor, currency, reason, case_id) values (share.payment_id, c.order_id, part, share.currency, c.number, c.id);
    open := open - part;
  end loop;
  return c.refund_minor - open;
end
$$;

revoke execute on function private.guard_case(), private.keep_case_pictures(public.order_cases, bigint, text[]), private.case_due(text, text, timestamptz),
  private.request_case_refund(public.order_cases) from public;

-- Why: an application is more than let in or turned away: what is missing is said, and handed in again. A shop can be suspended and reinstated: nothing of it
-- is lost, it is not shown and not for sale meanwhile, orders go on and what it earns waits. Each decision has a reason that its maker is told by letter, and
-- the terminal decides by the same functions as the back office.

alter table public.seller_applications drop constraint seller_applications_status_check;
alter table public.seller_applications add constraint seller_applications_status_check
  check (status in ('pending', 'needs_changes', 'approved', 'rejected'));
comment on table public.seller_applications is
  'A person asks to sell. Decided by staff, by `npm run seller:approve`, or at once in a demo shop. `created_at`: when it was last handed in.';

alter table public.payout_holds add column by_suspension boolean not null default false;
comment on column public.payout_holds.by_suspension is 'Placed because the shop was suspended; released when it is reinstated.';

create function private.tell_seller(p_decision text, p_key text, p_payload jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.outbox (topic, key, payload) values ('seller.decided', p_key, p_payload || jsonb_build_object('decision', p_decision))
    on conflict do nothing
$$;
comment on function private.tell_seller(text,text,jsonb) is
  'A letter to a maker, or to whoever wants to be one, about what was decided; once for each act, whose number is in the key.';

create function private.decide_application(p_application_id uuid, p_decision text, p_reason text, p_by uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked public.seller_applications;
  act bigint;
begin
  perform private.demand_reason(p_reason);
  if p_decision is null or p_decision not in ('approved', 'needs_changes', 'rejected') then
    raise exception 'This is no decision.' using errcode = '22023', hint = 'invalid';
  end if;
  select * into asked from public.seller_applications where id = p_application_id for update;
  if not found then raise exception 'There is no such application.' using errcode = 'PT404'; end if;
  if asked.person_id = p_by then raise exception 'Nobody decides their own application.' using errcode = 'HT005', hint = 'own_shop'; end if;
  -- Who waits to hand in again can be let in or turned away all the same.
  if asked.status not in ('pending', 'needs_changes') or asked.status = p_decision then
    raise exception 'This application is decided.' using errcode = 'HT005', hint = 'already_decided';
  end if;
  perform set_config('app.reason', left(p_reason, 500), true);
  if p_decision = 'approved' then
    perform private.approve_seller(asked.id, p_by);
  else
    update public.seller_applications set status = p_decision, reason = left(btrim(p_reason), 1000), decided_by = p_by, decided_at = private.now()
     where id = asked.id;
  end if;
  act := private.log_activity('sellers.decide_application', asked.id::text,
    jsonb_build_object('status', jsonb_build_array(asked.status, p_decision)), p_reason);
  perform private.tell_seller(p_decision, act::text, jsonb_build_object('application_id', asked.id, 'reason', left(btrim(p_reason), 1000)));
  return (select a.seller_id from public.seller_applications a where a.id = asked.id);
end
$$;
comment on function private.decide_application(uuid,text,text,uuid) is
  'Lets somebody sell who has applied (approved), says what is missing (needs_changes) or turns them away (rejected), for a reason they read. Answers the '
  'shop. `p_by` null is the terminal. HT005 already_decided, own_shop.';

drop function public.decide_application(uuid, boolean, text);
create function public.decide_application(p_application_id uuid, p_decision text, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('sellers.judge');
  perform private.decide_application(p_application_id, p_decision, p_reason, (select auth.uid()));
end
$$;
comment on function public.decide_application(uuid,text,text) is
  'Decides an application for a reason the applicant reads: approved, needs_changes or rejected. HT005 already_decided for the second who decides, own_shop.';

create function public.hand_in_application(p_business_name text, p_business_type text, p_province text, p_description text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked public.seller_applications;
begin
  select * into asked from public.seller_applications where person_id = (select auth.uid()) for update;
  if not found then raise exception 'You have not applied.' using errcode = 'PT404'; end if;
  if asked.status <> 'needs_changes' and (asked.status <> 'rejected' or asked.decided_at > private.now() - interval '30 days') then
    raise exception 'It cannot be handed in again now.' using errcode = 'HT005', hint = 'not_allowed_now';
  end if;
  if char_length(btrim(coalesce(p_business_name, ''))) < 2 then
    raise exception 'The workshop needs a name.' using errcode = '22023', hint = 'invalid';
  end if;
  update public.seller_applications set business_name = btrim(p_business_name), business_type = p_business_type, province = p_province,
    description = btrim(coalesce(p_description, '')), status = 'pending', reason = '', decided_by = null, decided_at = null, created_at = private.now()
   where id = asked.id;
  -- Whoever took it the last time does not have it now.
  delete from public.work_claims where kind = 'application' and key = asked.id::text;
end
$$;
comment on function public.hand_in_application(text,text,text,text) is
  'The caller''s application once more: after what was missing is there, or thirty days after it was turned away. HT005 not_allowed_now before.';

create function private.seller_to_judge(p_seller_id uuid, p_reason text) returns public.sellers
language plpgsql security definer set search_path = '' as $$
declare
  s public.sellers;
begin
  perform private.demand_reason(p_reason);
  perform set_config('app.reason', left(p_reason, 500), true);
  select * into s from public.sellers where id = p_seller_id for update;
  if not found then raise exception 'There is no such shop.' using errcode = 'PT404'; end if;
  if exists (select from public.seller_members m where m.seller_id = s.id and m.person_id = (select auth.uid())) then
    raise exception 'Nobody judges their own shop.' using errcode = 'HT005', hint = 'own_shop';
  end if;
  return s;
end
$$;
comment on function private.seller_to_judge(uuid,text) is
  'The shop, locked, for whoever judges it for this reason and does not act for it. Who may judge is for the caller to ask.';

create function public.suspend_seller(p_seller_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  s public.sellers;
  p public.payouts;
  act bigint;
begin
  perform private.demand('sellers.judge');
  s := private.seller_to_judge(p_seller_id, p_reason);
  if s.application_status <> 'approved' then
    raise exception 'This shop is %.', s.application_status using errcode = 'HT005', hint = 'already_decided';
  end if;
  update public.sellers set application_status = 'suspended' where id = s.id;
  insert into public.payout_holds (seller_id, reason, review_at, by_suspension)
    values (s.id, left(btrim(p_reason), 1000), private.now() + interval '90 days', true);
  -- What nobody has approved yet waits with the rest; what is with the bank already arrives.
  for p in update public.payouts set status = 'canceled', reason = left(btrim(p_reason), 1000) where seller_id = s.id and status = 'pending' returning * loop
    perform private.post_payout(p, 'payout_returned');
  end loop;
  act := private.log_activity('sellers.suspend', s.id::text,
    jsonb_build_object('application_status', jsonb_build_array('approved', 'suspended')), p_reason);
  perform private.tell_seller('suspended', act::text, jsonb_build_object('seller_id', s.id, 'reason', left(btrim(p_reason), 1000)));
end
$$;
comment on function public.suspend_seller(uuid,text) is
  'Takes an open shop off the shop front for a reason its maker reads: its pieces are not shown and not sold, orders go on, payouts wait, nothing is '
  'removed. HT005 already_decided where it is not open, own_shop.';

create function public.reinstate_seller(p_seller_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  s public.sellers;
  act bigint;
begin
  perform private.demand('sellers.judge');
  s := private.seller_to_judge(p_seller_id, p_reason);
  if s.application_status <> 'suspended' then
    raise exception 'This shop is %.', s.application_status using errcode = 'HT005', hint = 'already_decided';
  end if;
  update public.sellers set application_status = 'approved' where id = s.id;
  -- A hold of finance for a reason of its own stays.
  update public.payout_holds set released_at = private.now() where seller_id = s.id and by_suspension and released_at is null;
  act := private.log_activity('sellers.reinstate', s.id::text,
    jsonb_build_object('application_status', jsonb_build_array('suspended', 'approved')), p_reason);
  perform private.tell_seller('reinstated', act::text, jsonb_build_object('seller_id', s.id, 'reason', left(btrim(p_reason), 1000)));
end
$$;
comment on function public.reinstate_seller(uuid,text) is
  'Opens a suspended shop again as it was, for a reason its maker reads, and lets it be paid again. HT005 already_decided where it is not suspended, '
  'own_shop.';

create function public.verify_seller(p_seller_id uuid, p_verified boolean, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  s public.sellers;
begin
  perform private.demand('sellers.judge');
  s := private.seller_to_judge(p_seller_id, p_reason);
  if p_verified is null then raise exception 'Verified or not?' using errcode = '22023', hint = 'invalid'; end if;
  if s.is_verified = p_verified then raise exception 'It is so already.' using errcode = 'HT005', hint = 'already_decided'; end if;
  update public.sellers set is_verified = p_verified where id = s.id;
  -- What was missing then is kept with the decision, because requirements are met and broken later.
  perform private.log_activity('sellers.verify', s.id::text, jsonb_build_object('is_verified', jsonb_build_array(s.is_verified, p_verified),
    'missing', jsonb_build_array(null, coalesce((select jsonb_agg(r.name)
      from private.seller_requirements(s.id) r where r.needed and not r.met), '[]'))), p_reason);
end
$$;
comment on function public.verify_seller(uuid,boolean,text) is
  'Gives a shop the mark of a checked maker or takes it, for a reason; what was missing at that moment is in the record. HT005 already_decided, own_shop.';

revoke execute on function public.decide_application(uuid, text, text), public.hand_in_application(text, text, text, text), public.suspend_seller(uuid, text),
  public.reinstate_seller(uuid, text), public.verify_seller(uuid, boolean, text) from public, anon;
grant execute on function public.decide_application(uuid, text, text), public.hand_in_application(text, text, text, text),
  public.suspend_seller(uuid, text), public.reinstate_seller(uuid, text), public.verify_seller(uuid, boolean, text) to authenticated;
revoke execute on function private.tell_seller(text, text, jsonb), private.decide_application(uuid, text, text, uuid),
  private.seller_to_judge(uuid, text) from public;

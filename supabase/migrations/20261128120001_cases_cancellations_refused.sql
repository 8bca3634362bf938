-- Why: a request to cancel that was refused, or not answered yet, counted as if it had given delivery back: whoever then withdrew from, returned or
-- claimed the whole order got the pieces and never the delivery. It could also be taken to the shop after the parcel had left, where nobody could grant it
-- and it kept the order open. And what was refused at the door and canceled offered a claim, though nothing had been paid.
create or replace function private.case_options(wanted uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  o public.orders;
  country text;
  protected boolean;
  claims constant jsonb := private.setting('cases.claim_days');
  claim_until timestamptz;
  return_until timestamptz;
  withdrawal_until timestamptz;
  standard bigint;
  lines jsonb;
  left_return boolean;
  left_claim boolean;
  left_withdrawal boolean;
  nothing_exempt boolean;
  untouched boolean;
begin
  select * into o from public.orders where id = wanted;
  if not found then return null; end if;
  country := coalesce(o.shipping_address ->> 'country', '');
  protected := private.setting('cases.withdrawal_countries') ? country;
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'title', l.title, 'optionText', l.option_text, 'image', l.image_url, 'quantity', l.quantity,
    'shipped', l.shipped, 'paid', l.paid,
           'taken', l.taken, 'already', l.already, 'removed', l.removed, 'noReturn', l.no_return, 'noWithdrawal', l.no_withdrawal) order by l.place), '[]'),
         coalesce(bool_or(l.no_return = '' and l.taken - l.removed < l.shipped), false), coalesce(bool_or(l.taken - l.removed < l.shipped), false),
         coalesce(bool_or(l.no_withdrawal = '' and l.taken - l.removed < l.shipped), false), coalesce(bool_and(l.no_withdrawal = ''), false),
           -- What was taken out, or is asked to be, stands against no withdrawal from the rest.
           not exists (select from public.order_cases c join public.order_case_lines x on x.case_id = c.id where c.order_id = wanted
             and c.kind <> 'removal' and c.status not in ('canceled', 'expired', 'denied', 'resolved'))
    into lines, left_return, left_claim, left_withdrawal, nothing_exempt, untouched
    from private.case_lines_of(wanted) l;
  if o.delivered_at is not null then
    return_until := private.case_until(o.delivered_at, (private.setting('returns.days') #>> '{}')::integer);
    withdrawal_until := private.case_until(o.delivered_at, (private.setting('cases.withdrawal_days') #>> '{}')::integer);
    claim_until := private.case_until(o.delivered_at, greatest((private.setting('cases.authentic_days') #>> '{}')::integer,
      coalesce((claims ->> country)::integer, case when protected then (claims ->> 'withdrawal')::integer end, (claims ->> '')::integer)));
  end if;
  -- What standard delivery would have cost is in the quote the buyer agreed to.
  select least(o.shipping_minor, (c ->> 'amount')::bigint) into standard
    from public.order_groups g, jsonb_array_elements(coalesce(g.quote -> 'sellers', '[]')) s, jsonb_array_elements(coalesce(s -> 'choices', '[]')) c
   where g.id = o.order_group_id and s ->> 'sellerId' = o.seller_id::text and c ->> 'method' = 'standard' limit 1;
  return jsonb_build_object(
    'shipping', o.shipping_minor, 'standardShipping', coalesce(standard, o.shipping_minor), 'lines', lines, 'points', o.points_minor,
    -- A cancellation gives delivery back only by ending the order: asked for, or refused, it has given nothing.
    'shippingGiven', (select coalesce(sum(c.shipping_minor), 0) from public.order_cases c where c.order_id = wanted and c.kind <> 'cancellation'
      and c.status not in ('canceled', 'expired', 'denied', 'resolved')),
    'cancellation', case when o.status in ('accepted', 'in_production')
        and not exists (select from public.order_cases c where c.order_id = wanted and c.kind = 'cancellation' and c.status in ('requested', 'escalated'))
      then jsonb_build_object('until', null) end,
    'removal', case when o.status in ('placed', 'accepted', 'in_production') and not private.has_open_request(wanted)
        and not exists (select from public.shipments s where s.order_id = wanted)
        and (select sum(l.quantity - l.taken) from private.case_lines_of(wanted) l) > 1
        and exists (select from public.payment_splits s where s.order_id = wanted and s.captured_minor > s.refunded_minor)
      then jsonb_build_object('until', null, 'atOnce', o.status = 'placed') end,
    'return', case when o.status in ('delivered', 'completed') and left_return and private.now() < return_until then jsonb_build_object('until', return_until)
      end,
    'claim', case when o.shipped_at is not null and o.status not in ('canceled', 'closed') and left_claim
        and (claim_until is null or private.now() < claim_until)
      then jsonb_build_object('until', claim_until, 'notArrived', o.delivered_at is not null
        or o.delivery_to < (private.now() at time zone 'Asia/Bangkok')::date) end,
    'withdrawal', case
      when not protected then null
      when o.status in ('placed', 'accepted', 'in_production') then case when nothing_exempt and untouched then jsonb_build_object('until', null, 'whole',
        true) end
      when o.shipped_at is not null and o.status not in ('canceled', 'closed') and left_withdrawal
        and (withdrawal_until is null or private.now() < withdrawal_until)
        then jsonb_build_object('until', withdrawal_until, 'whole', false) end);
end
$$;

create or replace function private.end_cancellations() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.move_case(c.id, 'expired', 'system', null) from public.order_cases c
   where c.order_id = new.id and c.kind in ('cancellation', 'removal') and c.status in ('requested', 'escalated');
  -- A no to ending an order, or to taking a piece out, stands against nothing that is asked of it once it was sent.
  perform private.move_case(c.id, 'denied', 'system', null) from public.order_cases c
   where c.order_id = new.id and c.kind in ('cancellation', 'removal') and c.status = 'declined';
  return null;
end
$$;

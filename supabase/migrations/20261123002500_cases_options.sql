-- What may be asked for an order right now. The database decides; screens show what it says.

insert into public.shop_settings (key, value, description, is_public) values
  ('returns.days', '14', 'Days after the parcel arrived in which a buyer may change their mind.', true);

/*
 * The end of the last day of a period that began at a moment: counted from the day after, days of the westernmost buyers in Europe, moved from a weekend to
 * Monday (Regulation 1182/71 art. 3).
 */
create function private.case_until(began timestamptz, days integer) returns timestamptz
language sql immutable set search_path = '' as $$
  select (last + 1 + case extract(isodow from last) when 6 then 2 when 7 then 1 else 0 end)::timestamp at time zone 'Atlantic/Azores'
    from (select (began at time zone 'Atlantic/Azores')::date + days as last) d
$$;

/* Whether a category is one of these slugs, or lies below one. */
create function private.is_category_within(category uuid, slugs jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  with recursive up as (
    select c.id, c.parent_id, c.slug from public.categories c where c.id = category
    union
    select c.id, c.parent_id, c.slug from public.categories c join up on c.id = up.parent_id)
  select exists (select from up where slugs ? up.slug)
$$;

/* Where a maker had pieces sent back to last; empty when never. */
create function private.return_address_of(seller uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select c.return_to from public.order_cases c join public.orders o on o.id = c.order_id
                    where o.seller_id = seller and c.return_to <> '' order by c.created_at desc limit 1), '')
$$;

/*
 * Each line of an order as cases see it: what was paid for it in money, how many pieces left the workshop, how many are in a case that lives or ended in
 * money (`taken`), what those cases give back for it, and why it is exempt from return or withdrawal ('' when it is not).
 */
create function private.case_lines_of(wanted uuid)
returns table (id uuid, title text, option_text text, image_url text, quantity integer, shipped integer, paid bigint, taken integer, already bigint,
  no_return text, no_withdrawal text, place integer)
language sql stable security definer set search_path = '' as $$
  select l.id, l.title, l.option_text, l.image_url, l.quantity, l.shipped_quantity, l.total_minor - p.points_minor + case when l.tax_inclusive then 0
    else l.tax_minor end,
         coalesce(t.taken, 0)::integer, coalesce(t.already, 0)::bigint,
         case when l.personalization <> '' then 'personalised' when private.is_category_within(l.category_id, private.setting('cases.no_return_categories'))
           then 'spoils' else '' end,
         case when l.personalization <> '' then 'personalised'
           when private.is_category_within(l.category_id, private.setting('cases.no_withdrawal_categories')) then 'spoils' else '' end,
         l.position
    from public.order_lines l join private.points_of_lines(wanted) p on p.order_line_id = l.id
    left join lateral (
      select sum(x.quantity) as taken, sum(x.refund_minor) as already from public.order_case_lines x join public.order_cases c on c.id = x.case_id
       where x.order_line_id = l.id and c.status not in ('canceled', 'expired', 'denied', 'resolved')) t on true
   where l.order_id = wanted
$$;

/*
 * What may be asked for an order: {shipping, standard_shipping, lines, points, cancellation, return, claim, withdrawal}. Each of the last four is null when
 * it is not possible, otherwise {until}; `withdrawal.whole` is true before anything was sent, when only the whole order can be withdrawn from;
 * `claim.not_arrived` says whether a parcel is late enough. `points`: what of the order was paid with points (satang).
 */
create function private.case_options(wanted uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
           'taken', l.taken, 'already', l.already, 'noReturn', l.no_return, 'noWithdrawal', l.no_withdrawal) order by l.place), '[]'),
         coalesce(bool_or(l.no_return = '' and l.taken < l.shipped), false), coalesce(bool_or(l.taken < l.shipped), false),
         coalesce(bool_or(l.no_withdrawal = '' and l.taken < l.shipped), false), coalesce(bool_and(l.no_withdrawal = ''), false),
           coalesce(bool_and(l.taken = 0), false)
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
    'shippingGiven', (select coalesce(sum(c.shipping_minor), 0) from public.order_cases c where c.order_id = wanted and c.status not in ('canceled',
      'expired', 'denied', 'resolved')),
    'cancellation', case when o.status in ('accepted', 'in_production')
        and not exists (select from public.order_cases c where c.order_id = wanted and c.kind = 'cancellation' and c.status in ('requested', 'escalated'))
      then jsonb_build_object('until', null) end,
    'return', case when o.status in ('delivered', 'completed') and left_return and private.now() < return_until then jsonb_build_object('until', return_until)
      end,
    'claim', case when o.shipped_at is not null and left_claim and (claim_until is null or private.now() < claim_until)
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
comment on function private.case_options(uuid) is 'What may be asked for an order now, as the screens show it.';

/* Says no, with a word for the reason in the hint. */
create function private.refuse_case(because text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception 'This case cannot be opened: %', because using errcode = 'HT005', hint = because;
end
$$;
revoke execute on function private.case_until(timestamptz, integer), private.is_category_within(uuid, jsonb), private.return_address_of(uuid),
  private.case_lines_of(uuid), private.case_options(uuid), private.refuse_case(text) from public;
grant execute on function private.case_until(timestamptz, integer), private.case_lines_of(uuid), private.case_options(uuid) to service_role;

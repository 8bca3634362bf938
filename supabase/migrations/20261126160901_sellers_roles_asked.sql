-- The functions that act for a maker ask for what they are about, each begun from its newest body.

create or replace function private.is_my_order(wanted uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select 1 from public.orders o where o.id = wanted and (
      o.buyer_id = (select auth.uid())
      or (o.status not in ('awaiting_payment', 'expired') and o.seller_id in (select private.my_sellers_as('orders.read')))))
$function$;

create or replace function public.reply_to_review(p_review_id uuid, p_reply text, p_language text DEFAULT ''::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.reviews
     set reply = nullif(btrim(p_reply), ''), reply_language = left(coalesce(p_language, ''), 10),
         replied_at = case when nullif(btrim(p_reply), '') is null then null else private.now() end
   where id = p_review_id and status = 'published' and seller_id in (select private.my_sellers_as('reviews.write'));
  if not found then raise exception 'There is no such review of a piece of yours.' using errcode = 'PT404', hint = 'no_review'; end if;
end
$function$;

create or replace function private.tell_of_review()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  seller constant text := (select s.business_name from public.sellers s where s.id = new.seller_id);
begin
  if tg_op = 'UPDATE' then
    perform private.tell_of_words(new.author_id, 'review_answered', new, jsonb_build_object('seller', seller));
    return null;
  end if;
  perform private.tell_of_words(m.person_id, 'new_review', new, jsonb_build_object('seller', seller, 'from', new.author_name, 'rating', new.rating))
    from public.seller_members m where m.seller_id = new.seller_id and m.role in ('owner', 'manager');
  return null;
end
$function$;

create or replace function public.order_chargebacks(p_order_id uuid)
 RETURNS TABLE(number text, status text, reason text, amount_minor bigint, away_minor bigint, fee_minor bigint,
   bearer text, opened_at timestamp with time zone, closed_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select c.number, c.status, c.reason, case when c.away_minor > 0 then s.away_minor else (
           select u.part from (select array_agg(x.order_id order by x.order_id) as ids, private.split_amount(c.amount_minor, array_agg(x.weight_minor
             order by x.order_id)) as parts from public.chargeback_shares x where x.chargeback_id = c.id) p, unnest(p.ids, p.parts) as u (id, part)
            where u.id = s.order_id) end,
         s.away_minor, case when s.fee_bearer = 'seller' then s.fee_minor else 0 end, s.bearer, c.opened_at, c.closed_at
    from public.chargeback_shares s join public.chargebacks c on c.id = s.chargeback_id join public.orders o on o.id = s.order_id
   where s.order_id = p_order_id and o.seller_id in (select private.my_sellers_as('orders.read'))
   order by c.opened_at, c.number
$function$;

create or replace function public.seller_analytics(p_seller_id uuid, p_days integer DEFAULT 30)
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today date := (private.now() at time zone 'Asia/Bangkok')::date;
  first_day date := today - p_days + 1;
  answer json;
begin
  if p_seller_id not in (select private.my_sellers_as('figures.read')) then return null; end if;
  if p_days is null or p_days not in (7, 30, 90) then
    raise exception 'The days are 7, 30 or 90.' using errcode = '22023';
  end if;
  if not private.shop_has_plan(p_seller_id) then
    -- What a maker may count in the orders anyway, and no more.
    select json_build_object('plan', false, 'orders', count(*), 'sales_minor', coalesce(sum(o.items_minor - o.discount_minor), 0)) into answer
      from public.orders o
     where o.seller_id = p_seller_id and o.status not in ('awaiting_payment', 'expired', 'canceled')
       and (o.placed_at at time zone 'Asia/Bangkok')::date between first_day and today;
    return answer;
  end if;
  with sold as materialized (
    select o.id, o.items_minor - o.discount_minor as sales, (o.placed_at at time zone 'Asia/Bangkok')::date as day,
           o.shipping_address ->> 'country' as country, coalesce(o.shipping_address ->> 'province', '') as province
      from public.orders o
     where o.seller_id = p_seller_id and o.status not in ('awaiting_payment', 'expired', 'canceled')
       and (o.placed_at at time zone 'Asia/Bangkok')::date between first_day - p_days and today
  ), looked as materialized (
    select v.product_id, v.day, v.views from private.product_views v join public.products p on p.id = v.product_id
     where p.seller_id = p_seller_id and v.day between first_day - p_days and today
  ), days as (
    select d.day,
           (select count(*) from sold s where s.day = d.day) as orders,
           (select coalesce(sum(s.sales), 0) from sold s where s.day = d.day) as sales_minor,
           (select coalesce(sum(s.sales), 0) from sold s where s.day = d.day - p_days) as before_minor,
           (select coalesce(sum(l.views), 0) from looked l where l.day = d.day) as views
      from (select first_day + n as day from pg_catalog.generate_series(0, p_days - 1) n) d
  ), lines as materialized (
    select l.product_id, min(l.title_seller) as title, sum(l.quantity) as quantity, sum(l.total_minor) as sales_minor, count(distinct l.order_id) as orders
      from public.order_lines l join sold s on s.id = l.order_id
     where s.day >= first_day and l.product_id is not null
     group by l.product_id
  ), products as (
    select p.id, p.name, p.image_url, coalesce(n.quantity, 0) as quantity, coalesce(n.sales_minor, 0) as sales_minor, coalesce(n.orders, 0) as orders,
           (select coalesce(sum(l.views), 0) from looked l where l.product_id = p.id and l.day >= first_day) as views,
           (select count(*) from public.favorites f where f.product_id = p.id) as favorites
      from public.products p left join lines n on n.product_id = p.id
     where p.seller_id = p_seller_id
  )
  select json_build_object(
    'plan', true,
    'counted_since', (select min(v.day) from private.product_views v join public.products p on p.id = v.product_id where p.seller_id = p_seller_id),
    'days', (select json_agg(json_build_object('day', d.day, 'orders', d.orders, 'sales_minor', d.sales_minor, 'before_minor', d.before_minor, 'views',
      d.views) order by d.day) from days d),
    'now', (select json_build_object('orders', count(*), 'sales_minor', coalesce(sum(s.sales), 0)) from sold s where s.day >= first_day),
    'before', (select json_build_object('orders', count(*), 'sales_minor', coalesce(sum(s.sales), 0)) from sold s where s.day < first_day),
    'views', (select coalesce(sum(l.views), 0) from looked l where l.day >= first_day),
    'views_before', (select coalesce(sum(l.views), 0) from looked l where l.day < first_day),
    'favorites', (select coalesce(sum(p.favorites), 0) from products p),
    'products', (select coalesce(json_agg(row_to_json(b)), '[]') from (
        select p.id, p.name, p.image_url, p.quantity, p.sales_minor, p.orders, p.views, p.favorites from products p
         where p.quantity > 0 or p.views > 0 or p.favorites > 0
         order by p.sales_minor desc, p.views desc, p.favorites desc, p.id limit 10) b),
    'places', (select coalesce(json_agg(row_to_json(b)), '[]') from (
        select s.country, case when s.country = 'TH' then s.province else '' end as province, count(*) as orders, sum(s.sales) as sales_minor from sold s
         where s.day >= first_day group by 1, 2 order by 3 desc, 4 desc, 1, 2 limit 10) b)) into answer;
  return answer;
end
$function$;

create or replace function public.my_bank_account(p_seller_id uuid)
 RETURNS TABLE(bank text, number_tail text, holder text, usable_from timestamp with time zone, name_check text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select b.bank, b.number_tail, b.holder, b.usable_from, coalesce(c.name_check, 'matches')
    from private.seller_bank_accounts b left join public.bank_account_changes c on c.id = b.change_id
   where b.seller_id = p_seller_id and p_seller_id in (select private.my_sellers_as('money.read'))
$function$;

create or replace function public.my_balance(p_seller_id uuid)
 RETURNS TABLE(currency text, pending_minor bigint, available_minor bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select a.currency::text, coalesce(-sum(p.amount_minor) filter (where a.kind = 'seller_pending'), 0)::bigint,
         coalesce(-sum(p.amount_minor) filter (where a.kind = 'seller_available'), 0)::bigint
    from public.ledger_accounts a join public.postings p on p.account_id = a.id
   where a.seller_id = p_seller_id and p_seller_id in (select private.my_sellers_as('money.read')) group by a.currency order by 1
$function$;

create or replace function public.seller_statement(p_seller_id uuid, p_month date DEFAULT NULL::date)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if p_seller_id not in (select private.my_sellers_as('money.read')) and not private.may('payouts.read') then
    raise exception 'What a maker is owed is for its people.' using errcode = '42501';
  end if;
  if p_month not between date '2000-01-01' and date '2999-12-31' then
    raise exception 'A month of this millennium.' using errcode = '22023';
  end if;
  return private.statement(p_seller_id, coalesce(p_month, (private.now() at time zone 'Asia/Bangkok')::date));
end
$function$;

create or replace function public.answer_quote(p_id uuid, p_unit_minor bigint, p_quantity integer, p_valid_until date, p_words text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  q public.wholesale_quotes := private.locked_quote(p_id);
  today constant date := (private.now() at time zone 'Asia/Bangkok')::date;
  until timestamptz;
begin
  if q.seller_id not in (select private.my_sellers_as('orders.write')) then raise exception 'There is no such quote.' using errcode = 'PT404'; end if;
  if q.state not in ('asked', 'offered') then raise exception 'This quote is %.', q.state using errcode = 'HT005', hint = 'quote_closed'; end if;
  if coalesce(p_unit_minor not between 1 and 1000000000 or p_quantity not between 2 and 999 or p_valid_until <= today or p_valid_until > today + 90
      or char_length(btrim(p_words)) > 500, true) then
    raise exception 'A price, 2 to 999 pieces, and a day from tomorrow within 90 days.' using errcode = 'HT005', hint = 'not_quote';
  end if;
  until := (p_valid_until + 1)::timestamp at time zone 'Asia/Bangkok';
  if q.state = 'offered'
    and (q.unit_minor, q.quantity, q.valid_until, q.words) is not distinct from (p_unit_minor, p_quantity, until, btrim(p_words)) then
    raise exception 'This is offered already.' using errcode = 'HT005', hint = 'offer_unchanged';
  end if;
  if q.offers >= 5 then raise exception 'Five offers have been made.' using errcode = 'HT005', hint = 'too_many_offers'; end if;
  -- One after the other, so that the count is true.
  perform pg_advisory_xact_lock(hashtextextended('offers:' || q.seller_id, 0));
  if (select coalesce(sum(x.offers), 0) from public.wholesale_quotes x
       where x.seller_id = q.seller_id and x.answered_at > private.now() - interval '1 day') >= 100 then
    raise exception 'A hundred offers have been made today.' using errcode = 'HT005', hint = 'offers_of_day';
  end if;
  update public.wholesale_quotes set state = 'offered', unit_minor = p_unit_minor, quantity = p_quantity, valid_until = until, words = btrim(p_words),
    offers = offers + 1, answered_at = private.now(), changed_at = clock_timestamp()
   where id = q.id returning * into q;
  perform private.tell_of_quote(q, 'offered');
end
$function$;

create or replace function public.decline_quote(p_id uuid, p_reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  q public.wholesale_quotes := private.locked_quote(p_id);
begin
  if q.seller_id not in (select private.my_sellers_as('orders.write')) then raise exception 'There is no such quote.' using errcode = 'PT404'; end if;
  perform private.demand_reason(p_reason);
  if q.state not in ('asked', 'offered') then raise exception 'This quote is %.', q.state using errcode = 'HT005', hint = 'quote_closed'; end if;
  update public.wholesale_quotes set state = 'declined', words = left(btrim(p_reason), 500), answered_at = private.now(), changed_at = clock_timestamp()
   where id = q.id returning * into q;
  perform private.tell_of_quote(q, 'declined');
end
$function$;

create or replace function public.my_room(p_seller_id uuid)
 RETURNS json
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select json_build_object(
      'used', (select count(*) from public.products p where p.seller_id = p_seller_id and p.status = 'active'),
      'room', private.room_for_products(p_seller_id),
      'plan', private.shop_has_plan(p_seller_id),
      'plan_room', private.setting('plans.seller_listings'))
   where p_seller_id in (select private.my_sellers_as('products.read'))
$function$;

create or replace function public.seller_trust(p_seller_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if p_seller_id is null or not exists (select from private.my_sellers_as('products.read') m where m = p_seller_id) then
    perform private.demand('sellers.read');
  end if;
  return (
    select jsonb_build_object('level', coalesce(f.by_hand, f.reckoned), 'by_hand', f.by_hand is not null, 'days', f.days, 'orders', f.orders,
        'complaints', f.complaints, 'held', f.held,
        'known', jsonb_build_object('days', private.setting('trust.known_days'), 'orders', private.setting('trust.known_orders')),
        'trusted', jsonb_build_object('days', private.setting('trust.trusted_days'), 'orders', private.setting('trust.trusted_orders')),
        'complaint_days', private.setting('trust.complaint_days'), 'price_percent', private.setting('trust.price_percent'),
        'effects', (select jsonb_object_agg(t.kind, t.effect) from private.change_terms t where t.level = coalesce(f.by_hand, f.reckoned)))
      from private.trust_facts(p_seller_id) f);
end
$function$;

create or replace function public.appeal_payout_hold(p_id uuid, p_words text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  said constant text := btrim(coalesce(p_words, ''));
  h public.payout_holds;
begin
  select x.* into h from public.payout_holds x
   where x.id = p_id and private.may_in_shop(x.seller_id, 'money.write') for update of x;
  if not found then raise exception 'There is no such hold of this shop.' using errcode = 'PT404'; end if;
  if char_length(said) not between 10 and 2000 then raise exception 'Between 10 and 2000 characters.' using errcode = '22023', hint = 'invalid'; end if;
  if h.released_at is not null then raise exception 'This hold has ended.' using errcode = 'HT005', hint = 'already_decided'; end if;
  if h.appealed_at is not null then raise exception 'You have disagreed already.' using errcode = 'HT005', hint = 'already_asked'; end if;
  if h.change_id is not null then raise exception 'You have stopped it yourselves.' using errcode = 'HT005', hint = 'not_possible'; end if;
  update public.payout_holds set appeal = said, appealed_at = private.now() where id = h.id;
end
$function$;

create or replace function public.enter_withholding(p_invoice_id uuid, p_certificate text, p_withheld_on date, p_amount_minor bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  invoice public.fee_invoices;
begin
  select i.* into invoice from public.fee_invoices i
   where i.id = p_invoice_id and i.kind = 'tax_invoice' and private.may_in_shop(i.seller_id, 'money.write');
  if not found then raise exception 'There is no such invoice to this shop.' using errcode = 'PT404'; end if;
  if btrim(coalesce(p_certificate, '')) = '' or char_length(p_certificate) > 60 or p_withheld_on is null
     or p_withheld_on not between invoice.month and (private.now() at time zone 'Asia/Bangkok')::date
     or p_amount_minor is null or p_amount_minor not between 1 and invoice.net_minor then
    raise exception 'A certificate has a number, a day since the invoice''s month began, and an amount of no more than the fee.' using errcode = '22023';
  end if;
  insert into public.fee_withholdings as w (invoice_id, seller_id, certificate, withheld_on, amount_minor)
  values (invoice.id, invoice.seller_id, btrim(p_certificate), p_withheld_on, p_amount_minor)
  on conflict (invoice_id) do update set certificate = excluded.certificate, withheld_on = excluded.withheld_on, amount_minor = excluded.amount_minor,
    entered_at = private.now() where w.confirmed_at is null;
  if not found then raise exception 'This certificate is confirmed.' using errcode = 'HT005', hint = 'already_decided'; end if;
end
$function$;

create or replace function public.commission_for(p_seller_id uuid, p_category_id uuid, p_product_id uuid, p_goods_minor bigint)
 RETURNS TABLE(rule_id bigint, rule text, rate_ppm integer, commission_minor bigint, vat_minor bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not (private.may_in_shop(p_seller_id, 'products.read') or private.may_in_shop(p_seller_id, 'money.read') or private.may('commissions.read')) then
    raise exception 'What a shop earns is for its people.' using errcode = '42501';
  end if;
  if p_goods_minor not between 0 and 100000000000 then raise exception 'From nothing to a thousand million.' using errcode = '22023'; end if;
  return query select * from private.commission_of(p_seller_id, p_category_id, p_product_id, p_goods_minor);
end
$function$;

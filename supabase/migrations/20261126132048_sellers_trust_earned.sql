-- Why: trust was cheap: one friend with ten orders of one baht, refunded or not, made a maker known.
insert into public.shop_settings (key, value, default_value, description, is_public, least, most) values
  ('trust.order_minor', '10000', '10000', 'Goods of an order have to cost so much (satang), after discounts and refunds, for it to count toward trust.',
    false, 0, 100000000);
update public.shop_settings set description = 'Different buyers with completed, paid orders from which a maker can count as known.'
  where key = 'trust.known_orders';
update public.shop_settings set description = 'Different buyers with completed, paid orders from which a maker can count as trusted.'
  where key = 'trust.trusted_orders';
create index order_cases_claims_upheld on public.order_cases (order_id, closed_at) where kind = 'claim' and status = 'refunded';

create or replace function private.trust_facts(p_seller_id uuid)
 RETURNS TABLE(days integer, orders integer, complaints integer, held boolean, reckoned text, by_hand text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  since constant timestamptz := private.now() - private.setting('trust.complaint_days')::integer * interval '1 day';
  most constant integer := greatest(private.setting('trust.trusted_orders')::integer, private.setting('trust.known_orders')::integer, 1);
  approved boolean;
begin
  select s.application_status = 'approved', floor(extract(epoch from private.now() - s.created_at) / 86400)::integer into approved, days
    from public.sellers s where s.id = p_seller_id;
  if not found then return; end if;
  select count(*) into orders from (
    select distinct coalesce(o.buyer_id::text, lower(g.email)) from public.orders o join public.order_groups g on g.id = o.order_group_id
     where o.seller_id = p_seller_id and o.completed_at is not null and o.payment_status in ('paid', 'overpaid', 'partially_refunded')
       and o.items_minor - o.discount_minor >= private.setting('trust.order_minor')::bigint
         + coalesce((select sum(s.refunded_minor) from public.payment_splits s where s.order_id = o.id), 0)
       and not exists (select from public.seller_members m where m.seller_id = p_seller_id and m.person_id = o.buyer_id)
     limit most) done;
  held := exists (select from public.product_holds h join public.products p on p.id = h.product_id where p.seller_id = p_seller_id);
  select (select count(distinct r.product_id) from public.products p join public.product_reports r on r.product_id = p.id
            where p.seller_id = p_seller_id and r.decision = 'held' and r.decided_at > since)
       + (select count(*) from public.orders o join public.order_cases c on c.order_id = o.id
            where o.seller_id = p_seller_id and c.kind = 'claim' and c.status = 'refunded' and c.closed_at > since)
       + (select count(*) from public.products p join public.product_changes c on c.product_id = p.id
            where p.seller_id = p_seller_id and c.state in ('partly', 'refused') and c.decided_at > since) into complaints;
  select t.level into by_hand from private.seller_trust t where t.seller_id = p_seller_id;
  reckoned := case
    when not approved or held or days < private.setting('trust.known_days')::integer or orders < private.setting('trust.known_orders')::integer then 'new'
    when days < private.setting('trust.trusted_days')::integer or orders < private.setting('trust.trusted_orders')::integer or complaints > 0 then 'known'
    else 'trusted' end;
  return next;
end
$function$;
comment on function private.trust_facts(uuid) is
  'What the level of a maker is reckoned from (settings `trust.*`): days open, different buyers with completed orders that were paid and not refunded '
  '(counted as far as they are asked for), what went wrong lately, whether a piece is held now.';

create function private.trust_level_here(p_seller_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  kept constant text[] := string_to_array(current_setting('app.trust_level', true), ' ');
  level text;
begin
  -- A hundred versions that are arranged at once ask several times each.
  if kept[1] = p_seller_id::text then return kept[2]; end if;
  level := private.trust_level(p_seller_id);
  perform set_config('app.trust_level', p_seller_id || ' ' || level, true);
  return level;
end
$$;
comment on function private.trust_level_here(uuid) is 'The level of a maker, reckoned once in a transaction in which she changes something.';
create or replace function private.effect_of_change(p_product_id uuid, p_kind text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
      when p.published_at is null or (select auth.uid()) is null or not private.is_own_shop((select auth.uid()), p.seller_id) then 'free'
      -- Nobody sees it, and staff see it before anybody does.
      when exists (select from public.product_holds h where h.product_id = p.id) then 'live'
      else (select t.effect from private.change_terms t where t.kind = p_kind and t.level = private.trust_level_here(p.seller_id)) end
    from public.products p where p.id = p_product_id
$function$;
revoke execute on function private.trust_level_here(uuid) from public, anon, authenticated;
grant execute on function private.trust_level_here(uuid) to service_role;

-- Why: a desk that stays closed until its member has a second factor (private.my_sellers answers nothing then) must close what they may, and
-- nothing of what they may not: with an empty answer, `not in (select private.my_sellers())` let them praise and judge their own shop.
-- What nobody may do to their own shop asks whose it is (private.is_own_shop); what its people may, who may act for it (private.acting_members).

create or replace function public.my_reviewables(p_product_id uuid DEFAULT NULL::uuid, p_seller_id uuid DEFAULT NULL::uuid, p_order_id uuid DEFAULT NULL::uuid)
 RETURNS TABLE(subject text, order_id uuid, order_number text, order_line_id uuid, product_id uuid,
  seller_id uuid, title text, image_url text, delivered_at timestamp with time zone, review_id uuid, rating smallint, body text,
  aspects jsonb, pictures jsonb, reply text, status text, hidden_because text, may_write boolean, mark_waits boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with received as (
    select o.id, o.number, o.seller_id, o.seller_name, coalesce(o.delivered_at, o.updated_at) as delivered_at
      from public.orders o
     where o.buyer_id = (select auth.uid()) and o.status in ('delivered', 'completed') and not private.is_own_shop((select auth.uid()), o.seller_id)
       and (p_order_id is null or o.id = p_order_id) and (p_seller_id is null or o.seller_id = p_seller_id)
  ), subjects as (
    select 'product' as subject, o.id as order_id, o.number, l.id as order_line_id, l.product_id, o.seller_id, l.title, nullif(l.image_url, '') as image_url,
           o.delivered_at, l.position::integer as place
      from received o join public.order_lines l on l.order_id = o.id where l.product_id is not null and l.removed_quantity < l.quantity
    union all
    select 'seller', o.id, o.number, null, null, s.id, s.business_name, s.avatar_url, o.delivered_at, 1000000
      from received o join public.sellers s on s.id = o.seller_id
  )
  select s.subject, s.order_id, s.number, s.order_line_id, s.product_id, s.seller_id, s.title, s.image_url, s.delivered_at, r.id, r.rating, r.body,
         jsonb_strip_nulls(jsonb_build_object('as_described', r.as_described, 'craftsmanship', r.craftsmanship, 'packaging', r.packaging,
           'delivery', r.delivery, 'communication', r.communication)),
         coalesce((select jsonb_agg(jsonb_build_object('path', p.path, 'alt', p.alt) order by p.position) from public.review_pictures p
           where p.review_id = r.id), '[]'),
         r.reply, r.status, r.hidden_because,
         case when r.id is null
              then s.delivered_at > private.now() - (private.setting('reviews.write_days') #>> '{}')::integer * interval '1 day'
              else r.created_at > private.now() - (private.setting('reviews.edit_days') #>> '{}')::integer * interval '1 day' end,
         r.id is not null and not r.bought and not private.money_seen(s.order_id)
    from subjects s
    left join public.reviews r on r.order_line_id = s.order_line_id or s.order_line_id is null and r.order_id = s.order_id
   where p_product_id is null or s.product_id = p_product_id or s.subject = 'seller'
     and exists (select from public.order_lines l where l.order_id = s.order_id and l.product_id = p_product_id)
   order by s.delivered_at desc, s.order_id, s.place
   limit 500
$function$;

create or replace function private.may_vote_for(review uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.reviews r
     where r.id = review and r.status = 'published' and r.author_id is distinct from (select auth.uid()) 
       and not private.is_own_shop((select auth.uid()), r.seller_id))
$function$;

create or replace function public.ask_for_quote(p_product_id uuid, p_quantity integer, p_wish text, p_needed_by date)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me constant uuid := (select auth.uid());
  q public.wholesale_quotes;
  maker uuid;
begin
  if not exists (select from public.profiles p where p.id = me) then raise exception 'Sign in first.' using errcode = 'PT401'; end if;
  if coalesce(p_quantity not between 2 and 999 or char_length(btrim(p_wish)) > 1000, true)
    or p_needed_by < (private.now() at time zone 'Asia/Bangkok')::date or p_needed_by > (private.now() at time zone 'Asia/Bangkok')::date + 730 then
    raise exception '2 to 999 pieces, up to 1000 characters, and a day to come.' using errcode = '22023';
  end if;
  select p.seller_id into maker from public.products p join public.sellers s on s.id = p.seller_id and s.application_status = 'approved'
   where p.id = p_product_id and p.status = 'active' and (p.opens_at is null or private.sees_early(me, p.seller_id));
  if maker is null then raise exception 'There is no such product.' using errcode = 'PT404'; end if;
  if private.is_own_shop(me, maker) then raise exception 'This is your own product.' using errcode = 'HT005', hint = 'own_product'; end if;
  -- One after the other, so that the count is true.
  perform pg_advisory_xact_lock(hashtextextended('quotes:' || me, 0));
  if (select count(*) from public.wholesale_quotes x where x.buyer_id = me and x.state in ('asked', 'offered')) >= 20
    or (select count(*) from public.wholesale_quotes x where x.buyer_id = me and x.asked_at > private.now() - interval '1 day') >= 40 then
    raise exception 'Too many quotes are open.' using errcode = 'HT005', hint = 'too_many';
  end if;
  insert into public.wholesale_quotes (buyer_id, product_id, seller_id, quantity, wish, needed_by)
  values (me, p_product_id, maker, p_quantity, btrim(p_wish), p_needed_by) on conflict do nothing returning * into q;
  if q.id is null then raise exception 'You have asked about this product.' using errcode = 'HT005', hint = 'already_asked'; end if;
  perform private.tell_of_quote(q, 'asked');
  return q.id;
end
$function$;

create or replace function public.set_seller_trust(p_seller_id uuid, p_level text, p_reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  was text;
begin
  perform private.demand('sellers.judge');
  perform private.demand_reason(p_reason);
  if p_level is not null and p_level not in ('new', 'known', 'trusted') then raise exception 'There is no such level.' using errcode = '22023'; end if;
  perform from public.sellers s where s.id = p_seller_id for update;
  if not found then raise exception 'There is no such shop.' using errcode = 'PT404'; end if;
  if private.is_own_shop((select auth.uid()), p_seller_id) then
    raise exception 'Nobody judges their own shop.' using errcode = 'HT005', hint = 'own_shop'; end if;
  select t.level into was from private.seller_trust t where t.seller_id = p_seller_id;
  if was is not distinct from p_level then raise exception 'It is so already.' using errcode = 'HT005', hint = 'already_decided'; end if;
  if p_level is null then delete from private.seller_trust t where t.seller_id = p_seller_id;
  else
    insert into private.seller_trust (seller_id, level, set_at) values (p_seller_id, p_level, private.now())
      on conflict (seller_id) do update set level = excluded.level, set_at = excluded.set_at;
  end if;
  perform private.log_activity('sellers.trust', p_seller_id::text, jsonb_build_object('trust', jsonb_build_array(was, p_level)), p_reason);
end
$function$;

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
      else (select t.effect from private.change_terms t where t.kind = p_kind and t.level = private.trust_level(p.seller_id)) end
    from public.products p where p.id = p_product_id
$function$;

create or replace function private.guard_room()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  room integer;
begin
  -- What the shop itself writes (a demo, a catalogue an operator brings) is not counted, and strangers to a shop learn nothing of it: the policy refuses
  -- them.
  if (select auth.uid()) is null or not private.is_own_shop((select auth.uid()), new.seller_id) then return new; end if;
  -- Two pieces published at the same moment would both find the last place.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('room:' || new.seller_id, 0));
  room := private.room_for_products(new.seller_id);
  if (select count(*) from public.products p where p.seller_id = new.seller_id and p.status = 'active' and p.id <> new.id) >= room then
    raise exception 'This shop may have % pieces on sale, and that many are. Take one off sale, or make room with the seller plan.', room
      using errcode = 'PT409', hint = 'no_room';
  end if;
  return new;
end
$function$;

create or replace function private.guard_debt()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Strangers to a shop learn nothing of it: the policy refuses them.
  if (select auth.uid()) is null or not private.is_own_shop((select auth.uid()), new.seller_id) then return new; end if;
  if exists (select from public.sellers s where s.id = new.seller_id and s.sales_paused_at is not null) then
    raise exception 'This shop owes the marketplace something. What it lists can be sold when that is settled.' using errcode = 'PT409', hint = 'owes';
  end if;
  return new;
end
$function$;

create or replace function private.is_my_conversation(conversation uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not private.is_impersonated() and exists (
    select from public.conversations c
     where c.id = conversation
       and (c.buyer_id = (select auth.uid())
            or exists (select from private.acting_members m where m.seller_id = c.seller_id and m.person_id = (select auth.uid()))))
$function$;

create or replace function private.my_conversations()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select id from public.conversations where buyer_id = (select auth.uid()) and not private.is_impersonated()
  union all
  select c.id from public.conversations c join private.acting_members m on m.seller_id = c.seller_id
   where m.person_id = (select auth.uid()) and c.buyer_id is distinct from (select auth.uid()) and not private.is_impersonated()
$function$;

create or replace function private.announce_message()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  listener uuid;
begin
  for listener in
    select buyer_id from public.conversations where id = new.conversation_id and buyer_id is not null
    union
    select m.person_id from public.conversations c join private.acting_members m on m.seller_id = c.seller_id
     where c.id = new.conversation_id and m.role in ('owner', 'manager', 'chat')
  loop
    perform realtime.send(jsonb_build_object('conversation_id', new.conversation_id), 'message', 'person:' || listener, true);
  end loop;
  return null;
end
$function$;

create or replace function private.is_my_avatar_folder(folder text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(folder = (select auth.uid())::text
    or exists (select from private.acting_members m where m.seller_id::text = folder and m.person_id = (select auth.uid())), false)
$function$;

create or replace function public.commission_for(p_seller_id uuid, p_category_id uuid, p_product_id uuid, p_goods_minor bigint)
 RETURNS TABLE(rule_id bigint, rule text, rate_ppm integer, commission_minor bigint, vat_minor bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from private.acting_members m where m.seller_id = p_seller_id and m.person_id = (select auth.uid()))
     and not private.may('commissions.read') then
    raise exception 'What a shop earns is for its people.' using errcode = '42501';
  end if;
  if p_goods_minor not between 0 and 100000000000 then raise exception 'From nothing to a thousand million.' using errcode = '22023'; end if;
  return query select * from private.commission_of(p_seller_id, p_category_id, p_product_id, p_goods_minor);
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
  select i.* into invoice from public.fee_invoices i join private.acting_members m on m.seller_id = i.seller_id
   where i.id = p_invoice_id and i.kind = 'tax_invoice' and m.person_id = (select auth.uid()) and m.role in ('owner', 'finance');
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
  select x.* into h from public.payout_holds x join private.acting_members m on m.seller_id = x.seller_id
   where x.id = p_id and m.person_id = (select auth.uid()) and m.role in ('owner', 'finance') for update of x;
  if not found then raise exception 'There is no such hold of this shop.' using errcode = 'PT404'; end if;
  if char_length(said) not between 10 and 2000 then raise exception 'Between 10 and 2000 characters.' using errcode = '22023', hint = 'invalid'; end if;
  if h.released_at is not null then raise exception 'This hold has ended.' using errcode = 'HT005', hint = 'already_decided'; end if;
  if h.appealed_at is not null then raise exception 'You have disagreed already.' using errcode = 'HT005', hint = 'already_asked'; end if;
  if h.change_id is not null then raise exception 'You have stopped it yourselves.' using errcode = 'HT005', hint = 'not_possible'; end if;
  update public.payout_holds set appeal = said, appealed_at = private.now() where id = h.id;
end
$function$;

create or replace function private.sees_early(person uuid, seller uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.has_plan(person, 'premium')
      or exists (select from private.acting_members m where m.seller_id = seller and m.person_id = person)
      or private.staff_may(person, 'products.judge')
$function$;

create or replace function private.sees_product(person uuid, product public.products)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from private.acting_members m where m.seller_id = product.seller_id and m.person_id = person)
      or product.status = 'active'
         and exists (select from public.sellers s where s.id = product.seller_id and s.application_status = 'approved')
         and (product.opens_at is null or private.sees_early(person, product.seller_id))
$function$;

drop policy "sellers read what the shop keeps of their sales" on public.line_commissions;
create policy "sellers read what the shop keeps of their sales" on public.line_commissions for select to authenticated
  using (exists (select from public.orders o where o.id = order_id and o.seller_id in (select private.my_sellers())));

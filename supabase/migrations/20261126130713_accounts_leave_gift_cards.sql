-- Why: whoever bought a gift card and leaves was named in its purchase for ever, and could leave while its money was on its way back.

create function private.forget_buyer_of_gift_cards(p_person uuid, p_email text) returns void
language sql security definer set search_path = '' as $$
  -- What waits for its day, or for its payment, is still for somebody, from somebody; forget_gift_card_purchases takes the rest when it has gone.
  update public.gift_card_purchases b set buyer_email = 'deleted-' || gen_random_uuid() || '@deleted.invalid', network = null,
         link_version = b.link_version + 1,
         buyer_name = case when w.waits then b.buyer_name else '—' end, recipient_name = case when w.waits then b.recipient_name else '' end,
         recipient_email = case when w.waits then b.recipient_email else '' end, message = case when w.waits then b.message else '' end
    from public.gift_card_purchases x
   cross join lateral (select x.status in ('open', 'expired') or x.status = 'paid' and x.sent_at is null as waits) w
   where b.id = x.id and (x.buyer_id = p_person or p_person is null and x.buyer_id is null and x.buyer_email = p_email)
$$;
comment on function private.forget_buyer_of_gift_cards(uuid, text) is
  'Takes the name and the address of a member, or of a guest with this address, from the gift cards they bought, and whom those were for that have gone out. '
  'Their links open nothing any more; amounts and numbers stay.';
revoke execute on function private.forget_buyer_of_gift_cards(uuid, text) from public;

create or replace function private.forget_gift_card_purchases() returns bigint
language sql security definer set search_path = '' as $$
  with forgotten as (
    update public.gift_card_purchases b set recipient_name = '', recipient_email = '', message = ''
     where b.recipient_email <> '' and (b.status in ('expired', 'canceled', 'failed') and b.created_at < private.now() - interval '7 days'
       or b.status in ('paid', 'returned') and coalesce(b.sent_at, b.returned_at) < private.now()
         - case when b.buyer_email like '%@deleted.invalid' then interval '7 days' else interval '400 days' end)
    returning b.id),
  -- Money may come late, and then the card goes to whoever paid; a refund needs somebody to ask.
  nobody as (
    update public.gift_card_purchases b set buyer_name = '—', buyer_email = 'deleted-' || gen_random_uuid() || '@deleted.invalid'
     where b.buyer_name <> '—' and b.id not in (select f.id from forgotten f)
       and (b.status in ('expired', 'canceled', 'failed') and b.created_at < private.now() - interval '30 days'
         or b.status in ('paid', 'returned') and b.recipient_email = '' and (b.buyer_email like '%@deleted.invalid'
           or coalesce(b.sent_at, b.returned_at) < private.now() - interval '400 days'))
       and not exists (select from public.refunds r where r.gift_card_id = b.gift_card_id and r.status in ('requested', 'processing', 'manual_required'))
    returning b.id),
  unseen as (
    update public.gift_card_purchases b set network = null
     where b.network is not null and b.created_at < private.now() - interval '2 days'
       and b.id not in (select f.id from forgotten f union all select n.id from nobody n)
    returning b.id)
  select count(*) from (select f.id from forgotten f union select n.id from nobody n) x
$$;
comment on function private.forget_gift_card_purchases() is
  'Forgets whom a card was for that was never paid (a week), or was sent long ago (400 days, or a week where its buyer has left), then who bought it (never '
  'paid: 30 days), and from where (two days); answers how many.';
create index gift_card_purchases_buyer_to_forget on public.gift_card_purchases (created_at) where buyer_name <> '—';
create index gift_card_purchases_network_to_forget on public.gift_card_purchases (created_at) where network is not null;

create or replace function private.why_account_stays(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with reasons as (
    select 1 as weight, 'admin' as reason, '[]'::jsonb as names where private.is_staff(person)
    union all
    select 2, 'selling', jsonb_agg(s.business_name order by s.business_name) from public.sellers s join public.seller_members m on m.seller_id = s.id
     where m.person_id = person and (s.application_status = 'approved' or exists (select 1 from public.orders o where o.seller_id = s.id
             and o.status in ('placed', 'accepted', 'in_production', 'partially_shipped', 'shipped', 'partially_delivered'))) having count(*) > 0
    union all
    select 3, 'open_orders', jsonb_agg(o.number order by o.number) from public.orders o
     where o.buyer_id = person and o.status in ('awaiting_payment', 'placed', 'accepted', 'in_production', 'partially_shipped', 'shipped',
       'partially_delivered') having count(*) > 0
    union all
    select 4, 'open_cases', jsonb_agg(c.number order by c.number) from public.order_cases c join public.orders o on o.id = c.order_id
     where o.buyer_id = person and c.closed_at is null having count(*) > 0
    union all
    select 5, 'open_refunds', jsonb_agg(distinct x.number) from (
      select o.number, r.status from public.refunds r join public.orders o on o.id = r.order_id where o.buyer_id = person
      union all
      select b.number, r.status from public.refunds r join public.gift_card_purchases b on b.gift_card_id = r.gift_card_id where b.buyer_id = person) x
     where x.status in ('requested', 'processing', 'manual_required') having count(*) > 0)
  select jsonb_build_object('reason', reason, 'names', names) from reasons order by weight limit 1
$$;

create or replace function private.delete_account(person uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  against jsonb;
begin
  perform 1 from auth.users u where u.id = person for update;
  if not found then return null; end if;
  against := private.why_account_stays(person);
  if against is not null then return against; end if;

  update public.order_lines l set personalization = '' from public.orders o where o.id = l.order_id and o.buyer_id = person and l.personalization <> '';
  update public.order_events e set actor_id = null, reason = case when e.actor_role = 'buyer' then '' else e.reason end
    from public.order_groups g where g.id = e.order_group_id and g.buyer_id = person;
  update public.orders o set customer = '', shipping_address = private.without_person(o.shipping_address), gift_message = '',
    tax_buyer = null where o.buyer_id = person;
  update public.promotion_usages p set email_hash = null where p.person_id = person;
  update public.order_groups g set email = 'deleted-' || gen_random_uuid() || '@deleted.invalid', phone = '',
    shipping_address = private.without_person(g.shipping_address),
         token_hash = sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
   where g.buyer_id = person;
  perform private.forget_buyer_of_gift_cards(person, null);
  delete from public.message_translations t using public.messages m where m.id = t.message_id and m.sender_id = person;
  update public.messages m set content = null, content_json = null, attachments = '[]', product_id = null, deleted_at = coalesce(m.deleted_at, private.now())
   where m.sender_id = person;
  delete from private.sealed_messages s where s.sender_id = person;
  delete from auth.audit_log_entries a where a.payload ->> 'actor_id' = person::text;
  delete from auth.users u where u.id = person;
  return null;
end
$$;

create or replace function private.guest_stays(p_email text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reason', 'open_orders', 'names', jsonb_agg(x.number order by x.number)) from (
  select o.number from public.orders o join public.order_groups g on g.id = o.order_group_id
   where g.buyer_id is null and lower(g.email) = p_email
     and (o.status in ('awaiting_payment', 'placed', 'accepted', 'in_production', 'partially_shipped', 'shipped', 'partially_delivered')
       or exists (select from public.order_cases c where c.order_id = o.id and c.closed_at is null)
       or exists (select from public.refunds r where r.order_id = o.id and r.status in ('requested', 'processing', 'manual_required')))
  union all
  select b.number from public.gift_card_purchases b
   where b.buyer_id is null and b.buyer_email = p_email
     and exists (select from public.refunds r where r.gift_card_id = b.gift_card_id and r.status in ('requested', 'processing', 'manual_required'))) x
  having count(*) > 0
$$;

create or replace function private.erase_guest(p_email text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted uuid[];
begin
  select coalesce(array_agg(g.id), '{}') into wanted from public.order_groups g where g.buyer_id is null and lower(g.email) = p_email;
  update public.order_lines l set personalization = ''
    from public.orders o where o.id = l.order_id and o.order_group_id = any (wanted) and l.personalization <> '';
  update public.order_events e set reason = '' where e.order_group_id = any (wanted) and e.actor_role = 'buyer' and e.reason <> '';
  update public.orders o set customer = '', shipping_address = private.without_person(o.shipping_address), gift_message = '', tax_buyer = null
   where o.order_group_id = any (wanted);
  update public.order_groups g set email = 'deleted-' || gen_random_uuid() || '@deleted.invalid', phone = '',
         shipping_address = private.without_person(g.shipping_address),
         token_hash = sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
   where g.id = any (wanted);
  perform private.forget_buyer_of_gift_cards(null, p_email);
  delete from public.contact_messages c where lower(c.email) = p_email;
  delete from public.newsletter_subscribers s where s.email = p_email;
end
$$;

create or replace function private.guest_data(p_email text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'order_groups', private.without_secrets((select coalesce(jsonb_agg(to_jsonb(g) order by g.created_at), '[]') from public.order_groups g
      where g.buyer_id is null and lower(g.email) = p_email)),
    'orders', (select coalesce(jsonb_agg(to_jsonb(o) - array['commission_rate_ppm', 'commission_minor', 'commission_vat_minor'] order by o.created_at), '[]')
      from public.orders o join public.order_groups g on g.id = o.order_group_id where g.buyer_id is null and lower(g.email) = p_email),
    'order_lines', (select coalesce(jsonb_agg(to_jsonb(l) order by l.order_id, l.position), '[]') from public.order_lines l
      join public.orders o on o.id = l.order_id join public.order_groups g on g.id = o.order_group_id where g.buyer_id is null and lower(g.email) = p_email),
    'gift_card_purchases', private.without_secrets((select coalesce(jsonb_agg(to_jsonb(b) - array['key', 'network'] order by b.created_at), '[]')
      from public.gift_card_purchases b where b.buyer_id is null and b.buyer_email = p_email)),
    'contact_messages', (select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at), '[]') from public.contact_messages c where lower(c.email) = p_email))
$$;

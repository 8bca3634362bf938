-- Why: a member who was called away from a cart is reminded of it once, if they asked for such letters, and never of what they bought meanwhile
-- or of what is gone.
alter table public.notification_preferences drop constraint notification_preferences_kind_check;
alter table public.notification_preferences add constraint notification_preferences_kind_check check (kind in ('order_shipped', 'order_delivered',
  'payment_received', 'new_message', 'price_dropped', 'back_in_stock', 'new_review', 'review_answered', 'review_invitation', 'case_news', 'cart_reminder'));
comment on table public.notification_preferences is
  'Which kinds of news a person wants by mail, and in the browsers of push_subscriptions; without a row all of them but cart_reminder, which has '
    'to be asked for. '
  'Receipts and letters about the account itself are no news and always come.';
create or replace function private.wants_mail(person uuid, news text) returns boolean language sql stable security definer set search_path = '' as $$
  -- A reminder of a cart is advertising: without a yes there is none.
  select coalesce((select p.by_mail from public.notification_preferences p where p.person_id = person and p.kind = news), news <> 'cart_reminder')
$$;

insert into public.shop_settings (key, value, description, is_public, least, most) values
  ('carts.reminders', 'true', 'Whether members who asked for it are reminded of a cart they left.', false, null, null),
  ('carts.reminder_hours', '24', 'So many hours after the last change of a cart its member is reminded of it.', false, 1, 168);

-- A cart changes with its lines.
create function private.touch_cart() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.carts c set updated_at = private.now() where c.id = coalesce(new.cart_id, old.cart_id) and c.status = 'active' and c.owner_id is not null;
  return null;
end
$$;
revoke execute on function private.touch_cart() from public;
grant execute on function private.touch_cart() to service_role;
create trigger cart_lines_touch after insert or update or delete on public.cart_lines for each row execute function private.touch_cart();

create table private.cart_reminders (
  id         uuid primary key default gen_random_uuid(),
  cart_id    uuid not null unique references public.carts on delete cascade,
  person_id  uuid not null references auth.users on delete cascade,
  made_at    timestamptz not null default private.now(),
  written_at timestamptz,
  opened_at  timestamptz
);
comment on table private.cart_reminders is
  'Who is reminded of a cart: one letter for each cart, one a week for each person. written_at: null until it leaves, and for ever where there was '
    'nothing left to remind of. '
  'opened_at: the first time the link of the letter was followed. Goes with the account of its person, and after a year.';
create index cart_reminders_person on private.cart_reminders (person_id, made_at);
create index cart_reminders_made on private.cart_reminders (made_at);
alter table private.cart_reminders enable row level security;
grant select on private.cart_reminders to service_role;

create function private.cart_offer(wanted uuid, reader text) returns table (
  product_id uuid, name text, option_text text, seller text, image text, quantity integer, price_minor bigint, available integer
) language sql stable security definer set search_path = '' as $$
  select p.id, coalesce(mine.name, case when p.language <> reader then english.name end, p.name), v.name, s.business_name,
         coalesce(v.image_url, p.image_url, ''), l.quantity, coalesce(v.price_minor, p.price_minor),
         case when p.status = 'active' and p.opens_at is null and v.is_active and s.application_status = 'approved'
           then greatest(0, v.stock_quantity) else 0 end
    from public.cart_lines l join public.products p on p.id = l.product_id join public.product_variants v on v.id = l.variant_id
    join public.sellers s on s.id = p.seller_id
    left join public.product_translations mine on mine.product_id = p.id and mine.language = reader and mine.state <> 'draft'
    left join public.product_translations english on english.product_id = p.id and english.language = 'en' and english.state <> 'draft'
   where l.cart_id = wanted order by l.added_at, l.id limit 100
$$;
revoke execute on function private.cart_offer(uuid, text) from public;
grant execute on function private.cart_offer(uuid, text) to service_role;
comment on function private.cart_offer(uuid, text) is
  'The pieces of a cart as they are offered now: today''s prices in satang, and how many of each are left; 0 for what is not sold any more.';

create function private.is_cart_left(wanted uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.carts c join auth.users u on u.id = c.owner_id
     where c.id = wanted and c.status = 'active' and u.email_confirmed_at is not null and (u.banned_until is null or u.banned_until < private.now())
       and private.wants_mail(c.owner_id, 'cart_reminder')
       and not exists (select from public.mail_suppressions m where m.address = lower(u.email))
       -- Whoever has ordered since, of this or another cart, on this or another way, needs no reminder; nor does who is about to pay.
       and not exists (select from public.order_groups g where g.buyer_id = c.owner_id and g.created_at >= c.updated_at)
       and not exists (select from public.order_groups g where lower(g.email) = lower(u.email) and g.created_at >= c.updated_at)
       and exists (select from private.cart_offer(c.id, 'en') l where l.available > 0))
$$;
revoke execute on function private.is_cart_left(uuid) from public;
grant execute on function private.is_cart_left(uuid) to service_role;
comment on function private.is_cart_left(uuid) is
  'Whether there is somebody to remind of a cart, who wants it and has not bought meanwhile, and something in it that can be bought.';


create function private.remind_of_carts() returns integer language plpgsql security definer set search_path = '' as $$
declare
  one record;
  made uuid;
  reminded integer := 0;
begin
  if not (private.setting('carts.reminders') #>> '{}')::boolean then return 0; end if;
  for one in
    select c.id, c.owner_id from public.carts c
      join public.notification_preferences n on n.person_id = c.owner_id and n.kind = 'cart_reminder' and n.by_mail
     where c.status = 'active'
       and c.updated_at < private.now() - (private.setting('carts.reminder_hours') #>> '{}')::integer * interval '1 hour'
       -- A shop that was away does not remind of last month.
       and c.updated_at > private.now() - (private.setting('carts.reminder_hours') #>> '{}')::integer * interval '1 hour' - interval '3 days'
       and not exists (select from private.cart_reminders r where r.cart_id = c.id)
       and not exists (select from private.cart_reminders r where r.person_id = c.owner_id and r.made_at > private.now() - interval '7 days')
       and private.is_cart_left(c.id)
     order by c.updated_at limit 500 for update of c skip locked
  loop
    insert into private.cart_reminders (cart_id, person_id) values (one.id, one.owner_id) on conflict do nothing returning id into made;
    continue when not found;
    insert into private.outbox (topic, key, payload) values ('cart.left', made::text, jsonb_build_object('reminder_id', made::text)) on conflict do nothing;
    reminded := reminded + 1;
  end loop;
  delete from private.cart_reminders r where r.made_at < private.now() - interval '1 year';
  return reminded;
end
$$;
revoke execute on function private.remind_of_carts() from public;
grant execute on function private.remind_of_carts() to service_role;
comment on function private.remind_of_carts() is
  'Announces a letter about every cart that was left for carts.reminder_hours by somebody who asked for such letters: one for each cart, one a week '
    'for each person.';

create function private.take_cart_reminder(wanted uuid) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  cart uuid;
begin
  -- Between the job and the letter she may have bought, changed her mind, or lost the last piece to somebody else.
  select r.cart_id into cart from private.cart_reminders r where r.id = wanted and (r.written_at is not null or private.is_cart_left(r.cart_id)) for update;
  if not found then return null; end if;
  update private.cart_reminders r set written_at = coalesce(r.written_at, private.now()) where r.id = wanted;
  return cart;
end
$$;
revoke execute on function private.take_cart_reminder(uuid) from public;
grant execute on function private.take_cart_reminder(uuid) to service_role;
comment on function private.take_cart_reminder(uuid) is
  'The cart a letter is written about now, marked as written; null where there is nothing left to remind of.';

create function private.open_cart_reminder(wanted uuid) returns void language sql security definer set search_path = '' as $$
  update private.cart_reminders r set opened_at = coalesce(r.opened_at, private.now()) where r.id = wanted
$$;
revoke execute on function private.open_cart_reminder(uuid) from public;
grant execute on function private.open_cart_reminder(uuid) to service_role;

create function public.cart_reminder_figures() returns table (sent bigint, opened bigint, bought bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('newsletters.write');
  return query
    select count(*), count(r.opened_at), count(*) filter (where exists (
        select from public.order_groups g where g.buyer_id = r.person_id and g.placed_at >= r.opened_at and g.placed_at < r.opened_at + interval '7 days'))
      from private.cart_reminders r where r.written_at > private.now() - interval '90 days';
end
$$;
revoke execute on function public.cart_reminder_figures() from public, anon;
grant execute on function public.cart_reminder_figures() to authenticated, service_role;
comment on function public.cart_reminder_figures() is
  'Of ninety days: how many reminders of carts were sent, how many of their links were followed, and after how many of those something was bought '
    'within a week.';

-- Why: what is new for a saved search is told as other news is: in the bell, by mail and in browsers, as its owner chose.
alter table public.notification_preferences drop constraint notification_preferences_kind_check;
alter table public.notification_preferences add constraint notification_preferences_kind_check check (kind in (
  'order_shipped', 'order_delivered', 'payment_received', 'new_message', 'price_dropped', 'back_in_stock', 'new_review',
  'review_answered', 'review_invitation', 'case_news', 'cart_reminder', 'search_news'));
alter table public.notifications drop constraint notifications_kind_check;
alter table public.notifications add constraint notifications_kind_check check (kind in (
  'case_news', 'new_review', 'review_answered', 'order_shipped', 'order_delivered', 'payment_received', 'new_message',
  'price_dropped', 'back_in_stock', 'account_seen', 'shop_word', 'search_news'));

create or replace function private.notify(person uuid, news text, about text, with_facts jsonb, happened timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  told uuid;
  fresh constant boolean := happened > private.now() - interval '1 day';
begin
  insert into public.notifications (person_id, kind, key, facts, created_at, read_at)
  values (person, news, about, with_facts || jsonb_strip_nulls(jsonb_build_object('image', private.picture_of_news(with_facts))), happened,
    case when fresh then null else happened end)
  on conflict (person_id, kind, key) do update set facts = excluded.facts, created_at = excluded.created_at, read_at = null
    where excluded.kind = 'new_message'
  returning id into told;
  if told is null or not fresh then return; end if;
  perform realtime.send(jsonb_build_object('kind', news), 'notification', 'notices:' || person, true);
  if news in ('order_delivered', 'price_dropped', 'back_in_stock', 'search_news') and private.wants_mail(person, news) then
    insert into private.outbox (topic, key, payload) values ('notification', told::text, jsonb_build_object('notification_id', told)) on conflict do nothing;
  end if;
end
$function$;

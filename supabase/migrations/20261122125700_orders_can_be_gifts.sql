-- Why: what is ordered for somebody else is packed without prices, with the buyer's words in the parcel, and wrapped where the maker does that.

alter table public.orders
  add column is_gift boolean not null default false,
  add column gift_message text not null default '' constraint gift_message_is_short check (char_length(gift_message) <= 300),
  add constraint only_gifts_have_messages check (is_gift or gift_message = '');
comment on column public.orders.is_gift is 'The parcel goes to somebody else: no prices lie in it.';
comment on column public.orders.gift_message is 'The buyer''s words for whoever opens the parcel, as plain text; the same for all makers of one cart.';

alter table public.order_lines add column gift_wrap boolean not null default false;
comment on column public.order_lines.gift_wrap is 'The buyer wants it wrapped, and the maker offered that when it was sold.';

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
  update public.orders o set customer = '', shipping_address = private.without_person(o.shipping_address), gift_message = '' where o.buyer_id = person;
  update public.promotion_usages p set email_hash = null where p.person_id = person;
  update public.order_groups g set email = 'deleted-' || gen_random_uuid() || '@deleted.invalid', phone = '', shipping_address = private.without_person(g.shipping_address),
         token_hash = sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
   where g.buyer_id = person;
  delete from public.message_translations t using public.messages m where m.id = t.message_id and m.sender_id = person;
  update public.messages m set content = null, content_json = null, attachments = '[]', product_id = null, deleted_at = coalesce(m.deleted_at, private.now())
   where m.sender_id = person;
  delete from private.sealed_messages s where s.sender_id = person;
  delete from auth.audit_log_entries a where a.payload ->> 'actor_id' = person::text;
  delete from auth.users u where u.id = person;
  return null;
end
$$;

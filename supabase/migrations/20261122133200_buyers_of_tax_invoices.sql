-- Why: a full tax invoice names its buyer with a tax number and branch (Revenue Code, section 86/4). They are a snapshot of the order, as its address is.

alter table public.orders
  add column tax_buyer jsonb constraint tax_buyer_is_whole check (
    tax_buyer is null
    or jsonb_typeof(tax_buyer) = 'object' and tax_buyer ?& array['thai', 'name', 'number', 'branch', 'address'] and octet_length(tax_buyer::text) <= 4000);
comment on column public.orders.tax_buyer is 'Who the tax invoice is made out to: {thai, name, number, branch, address}; null where nobody asked for one. Forgotten with its buyer''s account.';

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
  update public.orders o set customer = '', shipping_address = private.without_person(o.shipping_address), gift_message = '', tax_buyer = null where o.buyer_id = person;
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

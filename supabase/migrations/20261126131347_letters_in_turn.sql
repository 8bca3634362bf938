-- Why: one queue in the order of writing let a thousand letters about new terms a minute stand before every letter about an order. What
-- many are told at once waits until nothing else does.
alter table private.outbox add column is_mass boolean not null default false;
comment on column private.outbox.is_mass is 'Told to many at once: sent when nothing else waits. Set by private.is_mass_letter.';
create index outbox_turn on private.outbox (is_mass, id) where sent_at is null;

create function private.is_mass_letter(p_topic text, p_payload jsonb) returns boolean language sql stable security definer set search_path = '' as $$
  select case p_topic
    when 'notification' then coalesce((select n.kind in ('search_news', 'price_dropped', 'back_in_stock') from public.notifications n
      where n.id = private.as_uuid(p_payload ->> 'notification_id')), false)
    else p_topic in ('person.page_version', 'seller.factor', 'order.review', 'cart.left') end
$$;
comment on function private.is_mass_letter(text, jsonb) is
  'Whether letters of this topic, and of news this kind of news, are written to many at once, so that others go before them.';
revoke execute on function private.is_mass_letter(text, jsonb) from public;
grant execute on function private.is_mass_letter(text, jsonb) to service_role;

create function private.rank_letter() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.is_mass := private.is_mass_letter(new.topic, new.payload);
  return new;
end
$$;
revoke execute on function private.rank_letter() from public;
create trigger outbox_rank before insert on private.outbox for each row execute function private.rank_letter();

update private.outbox o set is_mass = true where o.sent_at is null and private.is_mass_letter(o.topic, o.payload);

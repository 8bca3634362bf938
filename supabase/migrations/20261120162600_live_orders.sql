-- What happens to an order is heard at once: by its buyer, by its maker's desk, and by whoever has the link of an order without an account. The messages
-- say only that something moved; whoever hears it asks again, and is told what they may know.

create policy "buyers hear that their orders move" on realtime.messages
  for select to authenticated using ((select realtime.topic()) = 'orders:' || (select auth.uid()));
create policy "makers hear that orders of their desk move" on realtime.messages
  for select to authenticated using (
    exists (select from public.seller_members m where m.person_id = (select auth.uid()) and 'desk:' || m.seller_id = (select realtime.topic())));

/* Tells of an event of an order. The topic of the link is public, and its name is the hash of the link's secret: it can be heard by whoever knows the secret, and opens nothing. */
create function private.tell_order_moved() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  bought record;
begin
  select g.token_hash, g.buyer_id, o.seller_id into bought
    from public.order_groups g left join public.orders o on o.id = new.order_id where g.id = new.order_group_id;
  perform realtime.send('{}', 'moved', 'order:' || encode(bought.token_hash, 'hex'), false);
  if bought.buyer_id is not null then
    perform realtime.send('{}', 'moved', 'orders:' || bought.buyer_id, true);
  end if;
  if bought.seller_id is not null then
    perform realtime.send('{}', 'moved', 'desk:' || bought.seller_id, true);
  end if;
  return null;
end
$$;
revoke execute on function private.tell_order_moved() from public;
create trigger order_events_live after insert on public.order_events for each row execute function private.tell_order_moved();

-- Why: whoever may read orders reads all of them, with what hangs on them: the back office goes over the same interface as
-- everybody does for their own orders. The policy asks for the permission once a statement. The indexes are the list's
-- orders and filters, each ending with the key.
create policy "who may reads all" on public.order_groups for select to authenticated using ((select private.may('orders.read')));
create policy "who may reads all" on public.orders for select to authenticated using ((select private.may('orders.read')));
create policy "who may reads all" on public.order_lines for select to authenticated using ((select private.may('orders.read')));
create policy "who may reads all" on public.order_events for select to authenticated using ((select private.may('orders.read')));
create policy "who may reads all" on public.shipments for select to authenticated using ((select private.may('orders.read')));
create policy "who may reads all" on public.shipment_lines for select to authenticated using ((select private.may('orders.read')));

create index orders_newest on public.orders (created_at, id);
create index orders_newest_by_status on public.orders (status, created_at, id);
create index orders_newest_by_payment on public.orders (payment_status, created_at, id);
create index orders_largest on public.orders (total_minor, id);
create index orders_words on public.orders using gin (number extensions.gin_trgm_ops, customer extensions.gin_trgm_ops, seller_name extensions.gin_trgm_ops);

-- Whose payments somebody reads followed from whose orders they read; staff who read every order need not read every payment.
drop policy "buyers read their payments" on public.payments;
create policy "buyers read their payments" on public.payments for select to authenticated
  using (exists (select from public.order_groups g where g.id = payments.order_group_id and g.buyer_id = (select auth.uid())));

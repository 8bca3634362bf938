-- What happened stays: commands and jobs, too, may only add to histories, and never remove orders or money. New tables of a schema are granted to
-- service_role as a whole (default privileges), so what a table should not allow has to be taken away by name.
revoke update, delete, truncate on public.agreements, public.exchange_rates, public.order_events, public.shipment_lines, public.stock_movements from service_role;
revoke delete, truncate on public.order_groups, public.orders, public.order_lines, public.payments, public.payment_splits, public.refunds, public.shipments from service_role;
revoke insert, update, delete, truncate on public.state_transitions from service_role;

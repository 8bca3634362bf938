-- Why: every hour the shop looks for orders that arrived some days ago, to ask their members how the pieces are.
create index orders_delivered on public.orders (delivered_at) where buyer_id is not null and status in ('delivered', 'completed');

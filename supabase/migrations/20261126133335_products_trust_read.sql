-- Why: whoever may not read how far a maker is trusted was answered null, as if there were nothing; every other function of staff refuses.
create or replace function public.seller_trust(p_seller_id uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  if p_seller_id is null or not exists (select from private.my_sellers() m where m = p_seller_id) then perform private.demand('sellers.read'); end if;
  return (
    select jsonb_build_object('level', coalesce(f.by_hand, f.reckoned), 'by_hand', f.by_hand is not null, 'days', f.days, 'orders', f.orders,
        'complaints', f.complaints, 'held', f.held,
        'known', jsonb_build_object('days', private.setting('trust.known_days'), 'orders', private.setting('trust.known_orders')),
        'trusted', jsonb_build_object('days', private.setting('trust.trusted_days'), 'orders', private.setting('trust.trusted_orders')),
        'complaint_days', private.setting('trust.complaint_days'), 'price_percent', private.setting('trust.price_percent'),
        'effects', (select jsonb_object_agg(t.kind, t.effect) from private.change_terms t where t.level = coalesce(f.by_hand, f.reckoned)))
      from private.trust_facts(p_seller_id) f);
end
$$;
comment on function public.seller_trust(uuid) is
  'For those who act for a shop, and for whoever reads sellers: its level of trust, what it is reckoned from and what the next one asks; 42501 for others.';

-- Two more things can be wished for: what is paid out to makers, and translated pieces. What is done by now keeps the votes that brought it.
alter table public.roadmap_votes drop constraint roadmap_votes_item_check,
  add constraint roadmap_votes_item_check check (item in ('points', 'returns', 'map', 'gift_cards', 'custom_orders', 'workshops', 'wholesale', 'app', 'payouts', 'translations'));

asgard-page-hand = Your hand

// Audio.swift
